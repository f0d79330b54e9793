import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDecodable, requestOrigin, tidyPath } from './request-address.ts';

test.each([
  ['/', '/'],
  ['/yoga', '/yoga'],
  ['/yoga/', '/yoga'],
  ['/yoga//typer///', '/yoga/typer'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
])('%s is spelled %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('no path leads to another host, and a tidy path is left alone', () => {
  const site = 'https://pusterom.example';
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '\\', '.', '..', 'evil.example', '%2F', '\t', '@', ':', '?'), { maxLength: 8 }),
      (parts) => {
        const { pathname } = new URL(`${site}/${parts.join('')}`);
        expect(new URL(tidyPath(pathname), site).origin).toBe(site);
        expect(tidyPath(tidyPath(pathname))).toBe(tidyPath(pathname));
      },
    ),
  );
});

test.each([
  ['/yogastudioer/%C3%A5lesund', true],
  ['/%', false],
  ['/%E0%A4%A', false],
  ['/%C3', false],
])('%s can be decoded: %s', (path, expected) => {
  expect(isDecodable(path)).toBe(expected);
});

test.each([
  ['pusterom.example', 'https://pusterom.example'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['evil.example', 'http://evil.example'],
])('a form on host %s was served from %s', (host, origin) => {
  expect(requestOrigin(host, 'https://pusterom.example')).toBe(origin);
});
