import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

test('the workshop of the drawings is closed in the built site', async ({ request }) => {
  expect((await request.get('/verksted')).status()).toBe(404);
});

test('no file of the build carries the workshop', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:js|css|json)$/u.test(name),
  );
  expect(files.some((name) => name.startsWith(join('client', 'assets')))).toBe(true);
  expect(files.some((name) => name.startsWith('server'))).toBe(true);
  const carrying = files.filter((name) => /workshop/iu.test(readFileSync(join('build', name), 'utf8')));
  expect(carrying).toEqual([]);
});
