import ipaddr from 'ipaddr.js';

/**
 * Whether an IP address lies on the public internet: not loopback, private, link-local, shared, reserved, multicast, nor
 * an IPv6 address that stands for such an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // `process` unwraps ::ffff:10.0.0.1; NAT64, 6to4 and Teredo have ranges of their own and are refused with the rest.
  return ipaddr.process(address).range() === 'unicast';
}
