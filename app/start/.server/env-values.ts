import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import { isLoopback } from '#app/.server/index.ts';

/** A whole number within bounds, written in digits. */
export function wholeNumber(least: number, most: number) {
  const expected = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, expected)
    .transform(Number)
    .refine((value) => value >= least && value <= most, expected);
}

/** http(s) with a host and nothing behind it; its value is the origin, without a slash at the end. */
export const webOrigin = address('must be an http(s) address without a path', (url) => {
  return isWeb(url) && url.pathname === '/' && url.search === '' && url.hash === '';
}).transform((value) => new URL(value).origin);

/** An address with or without a path, over TLS unless it is this machine; its value has no slash at the end. */
export const serviceAddress = address('must be an https address, unless it is on this machine', (url) => {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
}).transform((value) => value.replace(/\/+$/, ''));

export const secureAddress = address('must be an https address', (url) => url.protocol === 'https:');

export const secureAddressOrHash = z.union([z.literal('#'), secureAddress], 'must be # or an https address');

const webOrHash = 'must be # or an http(s) address';
export const webAddressOrHash = z.union([z.literal('#'), address(webOrHash, isWeb)], webOrHash);

/** A web origin to which a key and messages go: over TLS, unless it is this machine. */
export const secureOrigin = webOrigin.refine((value) => {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || isLoopback(hostname);
}, 'must be an https address, unless it is on this machine');

const postgresTls = ['require', 'verify-ca', 'verify-full', 'no-verify'];

/** Over a network with TLS, or with a word that says that there is none. */
export const postgresAddress = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && ['postgres:', 'postgresql:'].includes(url.protocol);
  }, 'must be an address that begins with postgres:// or postgresql://')
  .refine((value) => {
    const url = URL.parse(value);
    return url === null || isLocalPostgres(url) || [...postgresTls, 'disable'].includes(sslModeOf(url));
  }, 'must say sslmode=verify-full, or sslmode=disable where nobody else is on the network');

export const smtpAddress = z.string().refine((value) => {
  const url = URL.parse(value);
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '';
}, 'must be an address that begins with smtp:// or smtps://');

export const hostName = z.string().refine((value) => {
  return isIP(value) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value);
}, 'must be an IP address or a host name');

/** Words of the owner's on one line. */
export function plainLine(most: number) {
  return z
    .string()
    .transform((value) => value.trim())
    .refine(
      (value) => value.length <= most && !/\p{Cc}/u.test(value),
      `must be one line of at most ${most} characters`,
    );
}

/** As the register gives them out: nine digits, the last one a check of the others (modulus 11). */
export const organisationNumber = z
  .string()
  .transform((value) => value.replaceAll(/\s/g, ''))
  .refine((value) => /^[89]\d{8}$/.test(value), {
    error: 'must be an organisation number: nine digits, the first of them 8 or 9',
    abort: true,
  })
  .refine(isChecked, 'must be an organisation number, and the check digit is wrong: a digit is mistyped');

/** A comma-separated list of addresses (`10.0.0.7`, `::1`) and ranges (`10.0.0.0/8`). */
export const addressRanges = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isAddressRange), 'must be IP addresses or CIDR ranges, comma-separated');

function address(expected: string, fits: (url: URL) => boolean) {
  return z.string().refine((value) => {
    const url = URL.parse(value);
    return url !== null && url.hostname !== '' && url.username === '' && url.password === '' && fits(url);
  }, expected);
}

/** As `pg` reads it: the last `host` wins. None is this machine; one with a slash at its head, a folder with its socket. */
function isLocalPostgres(url: URL): boolean {
  const host = url.searchParams.getAll('host').at(-1) || decodeURIComponent(url.hostname);
  return host === '' || host.startsWith('/') || isLoopback(host);
}

function sslModeOf(url: URL): string {
  return url.searchParams.getAll('sslmode').at(-1) ?? '';
}

function isChecked(number: string): boolean {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2, 1];
  return weights.reduce((sum, weight, index) => sum + weight * Number(number[index]), 0) % 11 === 0;
}

function isWeb(url: URL): boolean {
  return url.protocol === 'https:' || url.protocol === 'http:';
}

function isAddressRange(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const family = isIP(ip);
  if (family === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (family === 4 ? 32 : 128)) return false;
  new BlockList().addSubnet(ip, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
  return true;
}
