import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { licencesPage, runtimePackages } from './licences.ts';

const read = (path: string) => readFile(path, 'utf8');
const lock: unknown = JSON.parse(await read('package-lock.json'));

/** Ask to be named, no more. */
const permissive = /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|Unlicense)$/;

it('the list of licences is of this lock file', async () => {
  expect(await read('docs/licences.md')).toBe(licencesPage(lock));
});

it('no licence is a surprise', () => {
  const packages = runtimePackages(lock);
  expect(packages.length).toBeGreaterThan(20);
  const demanding = packages.filter(({ licence }) => !licence.split(' AND ').every((part) => permissive.test(part)));
  for (const { name, licence } of demanding) {
    expect(name, `${name}: ${licence}`).toMatch(/^@img\/sharp/);
    expect(licence).toContain('LGPL-3.0-or-later');
  }
});

it('every font lies beside its licence', async () => {
  const files = await readdir('app/ui/styles/fonts');
  const families = new Set(files.filter((name) => name.endsWith('.woff2')).map((name) => name.replace(/[-.].*$/, '')));
  expect(families.size).toBeGreaterThan(0);
  for (const family of families) {
    expect(await read(`app/ui/styles/fonts/${family}-LICENSE.txt`)).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});

it('every dependency has its reason, and no reason is left of one that is gone', async () => {
  const names = z.record(z.string(), z.string());
  const { dependencies, devDependencies, optionalDependencies } = z
    .object({ dependencies: names, devDependencies: names, optionalDependencies: names })
    .parse(JSON.parse(await read('package.json')));
  const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
  const rows = [...(await read('docs/dependencies.md')).matchAll(/^\| (.+?) \| .{10,} \|$/gm)].map(
    ([, cell = '']) => cell,
  );
  const explained = rows.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  expect(explained.toSorted()).toEqual(Object.keys(all).toSorted());
  for (const version of Object.values(all)) expect(version, 'exact').toMatch(/^\d/);
});
