import { BlockList, isIP } from 'node:net';

/**
 * Tells the address that a request came from. A forwarded address is believed only when a trusted proxy reports it:
 * the list is read from its end, where the nearest proxy wrote, up to the first address that is not a proxy of ours.
 */
export function createAddressReader(trustedProxies: readonly string[]) {
  const isTrusted = createProxyCheck(trustedProxies);
  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    const reported = (forwardedFor ?? '').split(',').map(plainAddress);
    let address = plainAddress(socketAddress ?? '');
    while (isTrusted(address)) {
      const next = reported.pop();
      if (next === undefined || isIP(next) === 0) break;
      address = next;
    }
    return address;
  };
}

/** Tells whether a socket's address is one of a proxy of ours. */
export function createProxyCheck(proxies: readonly string[]): (socketAddress: string) => boolean {
  const list = listOf(proxies);
  return (socketAddress) => {
    const address = plainAddress(socketAddress);
    return isIP(address) > 0 && list.check(address, familyOf(address));
  };
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** An IPv4 address that arrived on an IPv6 socket, in its usual form. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
