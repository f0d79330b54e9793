import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { billOfMaterials } from './bill-of-materials.ts';
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
    expect(name, `${name}: ${licence}`).toMatch(/^@img\/sharp|^@breezystack\/lamejs$|^codec-parser$/);
    expect(licence).toContain('LGPL-3.0');
  }
});

it('every package is held to its hash, and none that a site runs on wants to run a script of its own when installed', () => {
  const { packages } = z
    .object({
      packages: z.record(
        z.string(),
        z.object({
          integrity: z.string().optional(),
          dev: z.boolean().default(false),
          hasInstallScript: z.boolean().default(false),
        }),
      ),
    })
    .parse(lock);
  const installed = Object.entries(packages).filter(([path]) => path !== '');
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
  const running = installed.filter(([, { dev, hasInstallScript }]) => !dev && hasInstallScript);
  expect(running.map(([path]) => path)).toEqual([]);
});

it('the bill of materials has every package that a site runs on, each with its hash', async () => {
  const { bomFormat, components } = billOfMaterials(lock);
  expect(bomFormat).toBe('CycloneDX');
  const named = components.map(({ name }) => name);
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(await read('package.json')));
  expect(Object.keys(dependencies).filter((name) => !named.includes(name))).toEqual([]);
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
  expect(components.filter(({ hashes }) => !/^[0-9a-f]{128}$/u.test(hashes[0]?.content ?? ''))).toEqual([]);
});

it('the container has an exact version, and runs without a writable root, a capability or a privilege, as nobody', async () => {
  const dockerfile = await read('deploy/Dockerfile');
  for (const [, image] of dockerfile.matchAll(/^FROM (\S+)/gmu)) expect(image).toMatch(/:\d+\.\d+\.\d+/u);
  expect(dockerfile).toMatch(/^USER (?!root)\S+$/mu);
  expect(dockerfile).toContain('npm ci --ignore-scripts');
  const { services } = z
    .object({ services: z.record(z.string(), z.looseObject({})) })
    .parse(parse(await read('deploy/compose.yaml')));
  for (const [name, service] of Object.entries(services))
    expect(service, name).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
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
