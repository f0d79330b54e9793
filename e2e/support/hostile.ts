import fc from 'fast-check';
import { pageKinds } from './page-kinds.ts';

/** What strangers type where a word, a number or a name is asked for. */
const bait = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '%',
    '_',
    '%%%',
    '*',
    '..',
    '../../../../etc/passwd',
    '..\\..\\windows',
    '%2e%2e%2f%2e%2e%2fetc/passwd',
    '%00',
    '\u0000',
    '%ED%A0%80',
    '%C0%AF',
    '\u202etxt.exe',
    '\u2066\u2069',
    "' or 1=1 --",
    "'); drop table contact_submissions; --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{7*7}}<%= 7*7 %>',
    '\r\nSet-Cookie: a=b',
    'javascript:alert(1)',
    'NaN',
    '-1',
    '1e309',
    '9'.repeat(400),
    'a'.repeat(4000),
    'ÅÅÅ'.repeat(300),
    '🧘'.repeat(200),
    'a\u0300'.repeat(800),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const encoded = bait.map((text) => encodeURIComponent(text.toWellFormed()));
/** As it is: cut only where a request line would end. */
const plain = bait.map((text) => text.replaceAll(/[\r\n ]/gu, '%0D%0A'));
const folder = fc.constantFrom(
  ...['', '/yoga', '/yoga/typer', '/yoga/stillinger', '/meditasjon', '/okt', '/artikler', '/artikler/1'],
  ...['/yogastudioer', '/yogastudioer/studio', '/bilder', '/bilder/studio', '/assets', '/healthz', '/sok'],
);
const path = fc.oneof(
  fc.constantFrom(...pageKinds),
  fc.tuple(folder, fc.oneof(encoded, plain)).map(([base, end]) => `${base}/${end}`),
  fc.tuple(folder, encoded, fc.constantFrom('.data', '.xml', '/', '//', '?', '#')).map((parts) => parts.join('')),
);
const name = fc.oneof(fc.constantFrom('q', 'level', 'type', 'focus', 'topic', 'studio', '_routes', 'index'), encoded);
const query = fc
  .array(fc.tuple(name, fc.oneof(encoded, plain)), { maxLength: 4 })
  .map((pairs) => (pairs.length === 0 ? '' : `?${pairs.map((pair) => pair.join('=')).join('&')}`));

const header = fc.constantFrom(
  'Accept-Encoding: ,,;q=NaN, br;q=0.0.0',
  'If-None-Match: "\u00ff',
  'If-None-Match: *',
  'Range: bytes=9-1,-5,999999999999-',
  'X-Forwarded-For: ,,;drop, 999.999.999.999',
  'X-Forwarded-Host: evil.example',
  'Content-Type: multipart/form-data; boundary=',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Type: application/x-www-form-urlencoded; charset=utf-7',
  'Content-Type: application/json',
  'Origin: null',
  'Cookie: __proto__=1',
  'Upgrade: websocket\r\nConnection: Upgrade',
  `X-Long: ${'a'.repeat(9000)}`,
);

const field = fc.tuple(fc.oneof(fc.constantFrom('name', 'email', 'subject', 'message', 'nettside'), bait), bait);
const multipart = fc
  .array(field, { maxLength: 6 })
  .map((fields) => [
    'multipart/form-data; boundary=x',
    `${fields.map(([key, value]) => `--x\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`).join('')}--x--\r\n`,
  ]);
const urlencoded = fc
  .array(field, { maxLength: 6 })
  .map((fields) => [
    'application/x-www-form-urlencoded',
    fields.map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('=')).join('&'),
  ]);
const deep = 10_000;
const other = fc.constantFrom(
  ['application/json', `${'['.repeat(deep)}${']'.repeat(deep / 2)}`],
  ['application/json', '{"__proto__":{"polluted":true}}'],
  ['text/x-script', `[{"_1":2},"a",[${'3,'.repeat(4000)}3]]`],
  ['application/x-www-form-urlencoded', '&=&%=%&'.repeat(1500)],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n'.repeat(1500)],
  ['multipart/form-data', 'x'],
  ['', '\u0000\u0001\u0002'],
);

const get = fc
  .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'PUT', 'PROPFIND'), path, query)
  .map(([method, address, search]) => ({ line: `${method} ${address}${search}`, body: '' }));
const post = fc
  .tuple(
    fc.constantFrom('/kontakt', '/kontakt', '/kontakt.data', '/yoga'),
    query,
    fc.oneof(multipart, urlencoded, other),
  )
  .map(([address, search, [type = '', body = '']]) => ({
    line: `POST ${address}${search}`,
    body,
    type: `Content-Type: ${type}`,
  }));

/** A whole request as bytes, which ends its connection: from what browsers send to what none ever would. */
export const hostileRequest = fc
  .tuple(fc.oneof(get, get, post), fc.array(header, { maxLength: 2 }))
  .map(([sent, headers]) => {
    const body = Buffer.from(sent.body);
    const fields = ['Host: localhost', ...('type' in sent ? [sent.type] : []), ...headers];
    const length = sent.line.startsWith('POST') ? [`Content-Length: ${body.length}`] : [];
    const head = [`${sent.line} HTTP/1.1`, ...fields, ...length, 'Connection: close', '', ''].join('\r\n');
    return Buffer.concat([Buffer.from(head), body]);
  });
