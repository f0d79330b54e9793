import ipaddr from 'ipaddr.js';

/** All of IPv6 that is given out (IANA, IPv6 address space); whatever the library has no name for lies outside, `::7f00:1` too. */
const globalUnicast = ipaddr.IPv6.parse('2000::');
const globalUnicastBits = 3;

/**
 * Whether an IP address lies on the public internet: not loopback, private, link-local, shared, reserved, multicast, nor
 * an IPv6 address that stands for such an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps ::ffff:10.0.0.1; NAT64, 6to4 and Teredo have ranges of their own and are refused with the rest.
  const known = ipaddr.process(address);
  if (known.range() !== 'unicast') return false;
  return known instanceof ipaddr.IPv4 || known.match(globalUnicast, globalUnicastBits);
}
