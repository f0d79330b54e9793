import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPossible, requestOrigin, tidyPath } from './request-address.ts';

test.each([
  ['/', '/'],
  ['/yoga', '/yoga'],
  ['/yoga/', '/yoga'],
  ['/yoga//typer///', '/yoga/typer'],
  ['//', '/'],
  ['//evil.example/', '/evil.example'],
  ['/%2F%2Fevil.example/', '/%2F%2Fevil.example'],
  ['/%79og%61', '/yoga'],
  ['/yogastudioer/%c3%a5lesund', '/yogastudioer/%C3%A5lesund'],
  ['/yogastudioer/mo%20i%20rana', '/yogastudioer/mo%20i%20rana'],
  ['/a%26b%2Bc/@d', '/a&b+c/@d'],
  ['/%2579oga', '/%2579oga'],
  ['/%/%79oga/', '/%/%79oga'],
])('%s is spelled %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('no path leads to another host, and a tidy path is left alone', () => {
  const site = 'https://pusterom.example';
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('/', '\\', '.', '..', 'evil.example', '%2F', '%5C', '%2e', '%', '25', '\t', '@', ':', '?'),
        { maxLength: 8 },
      ),
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
  [`/${'a'.repeat(999)}`, true],
  [`/${'a'.repeat(1000)}`, false],
])('%s can be a path of the site: %s', (path, expected) => {
  expect(isPossible(path)).toBe(expected);
});

test.each([
  ['pusterom.example', 'https://pusterom.example'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['evil.example', 'http://evil.example'],
])('a form on host %s was served from %s', (host, origin) => {
  expect(requestOrigin(host, 'https://pusterom.example')).toBe(origin);
});
