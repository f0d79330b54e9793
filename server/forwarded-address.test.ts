import { expect, test } from 'vitest';
import { createAddressReader, createProxyCheck } from './forwarded-address.ts';

const behindProxies = createAddressReader(['10.0.0.0/8', '::1', '192.0.2.7']);

test.each([
  ['the socket, when it is no proxy of ours', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['what our proxy reports', '10.1.2.3', '198.51.100.1', '198.51.100.1'],
  [
    'the last that is not ours: what stands before it may be made up',
    '10.1.2.3',
    '1.1.1.1, 198.51.100.1, 10.9.9.9',
    '198.51.100.1',
  ],
  ['the same for a proxy given as one address', '192.0.2.7', '198.51.100.1', '198.51.100.1'],
  ['IPv4 on an IPv6 socket', '::ffff:10.1.2.3', '198.51.100.1', '198.51.100.1'],
  ['IPv6', '::1', '2001:db8::5', '2001:db8::5'],
  ['our proxy itself, when it reports nothing', '10.1.2.3', undefined, '10.1.2.3'],
  ['our proxy itself, when it reports no address', '10.1.2.3', '198.51.100.1, unknown', '10.1.2.3'],
  ['nothing, when the socket is gone', undefined, '198.51.100.1', ''],
])('is %s', (_case, socket, forwarded, address) => {
  expect(behindProxies(socket, forwarded)).toBe(address);
});

test('without trusted proxies nothing forwarded is believed', () => {
  expect(createAddressReader([])('127.0.0.1', '198.51.100.1')).toBe('127.0.0.1');
});

test('a proxy is known by the address of its socket', () => {
  const isProxy = createProxyCheck(['127.0.0.0/8', '::1']);
  expect(['127.0.0.1', '::ffff:127.0.0.1', '::1'].every(isProxy)).toBe(true);
  expect(['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1', ''].some(isProxy)).toBe(false);
});
