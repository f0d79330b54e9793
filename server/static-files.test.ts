import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStaticFiles } from './static-files.ts';
import type { StoredResponse } from './stored-response.ts';

let folder = '';
let files: ReadonlyMap<string, StoredResponse> = new Map();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const contents = {
    'assets/page-abc123.js': 'script',
    'assets/page-abc123.js.br': 'packed',
    'favicon.svg': '<svg/>',
    'archive.gz': 'no original beside it',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(contents)) await writeFile(join(folder, name), text);
  files = await readStaticFiles(folder, (type) => ({ 'x-made-for': type }));
});

afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string, acceptEncoding: string | null = null) => {
  return files.get(path)?.answer({ acceptEncoding, ifNoneMatch: null });
};

test('every file is there by its path, but for hidden ones and compressed forms of others', () => {
  const paths = ['/archive.gz', '/assets/page-abc123.js', '/favicon.svg'];
  expect([...files.keys()].sort()).toEqual(paths);
});

test('the compressed form from the build is sent to those who take it', async () => {
  expect(await ask('/assets/page-abc123.js', 'br')?.text()).toBe('packed');
  expect(await ask('/assets/page-abc123.js')?.text()).toBe('script');
});

test('hashed names never change, others are looked at again', () => {
  expect(ask('/assets/page-abc123.js')?.headers.get('cache-control')).toContain('immutable');
  expect(ask('/favicon.svg')?.headers.get('cache-control')).not.toContain('immutable');
});

test.each([
  ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
  ['/assets/page-abc123.js', 'text/javascript; charset=utf-8'],
  ['/archive.gz', 'application/gzip'],
])('%s is %s', (path, type) => {
  expect(ask(path)?.headers.get('content-type')).toBe(type);
  expect(ask(path)?.headers.get('x-made-for')).toBe(type);
});
