import { BlockList, isIP } from 'node:net';

/**
 * Tells the address that a request came from. A forwarded address is believed only when a trusted proxy reports it:
 * the list is read from its end, where the nearest proxy wrote, up to the first address that is not a proxy of ours.
 */
export function createAddressReader(trustedProxies: readonly string[]) {
  const trusted = listOf(trustedProxies);
  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    const reported = (forwardedFor ?? '').split(',').map(plainAddress);
    let address = plainAddress(socketAddress ?? '');
    while (isTrusted(trusted, address)) {
      const next = reported.pop();
      if (next === undefined || isIP(next) === 0) break;
      address = next;
    }
    return address;
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

function isTrusted(trusted: BlockList, address: string): boolean {
  return isIP(address) > 0 && trusted.check(address, familyOf(address));
}

/** An IPv4 address that arrived on an IPv6 socket, in its usual form. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
