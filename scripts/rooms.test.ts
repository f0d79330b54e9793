import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Import, importsOf, reachedFrom } from './import-graph.ts';
import { isOpen, isSameFolder, roof, roomOf, rooms } from './rooms.ts';

const isTest = (file: string) => /\.test\.tsx?$|\/testing|-fixture\.ts$/u.test(file);
const files = globSync(['app/**/*.{ts,tsx}', 'app/**/.server/**/*.{ts,tsx}']);
const all = importsOf(files);
/** Of what is run: tests may look into any room. */
const imports = [...all, ...importsOf(globSync('cli/*.ts'))].filter(({ file }) => !isTest(file));
const order = [...rooms.map(({ name }) => name), roof];
const entries = rooms.flatMap(({ name, entries }) => entries.map((entry) => `app/${name}/${entry}`));

it('has a room for every file but those that the framework wants in app/ itself', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => roomOf(file) === roof && file.split('/').length > 2)).toEqual([]);
});

it('imports from lower rooms alone, types included: so no circle can be between rooms', () => {
  const upward = imports.filter(({ file, target }) => {
    const [from, to] = [roomOf(file), roomOf(target)];
    return from !== undefined && to !== undefined && order.indexOf(to) > order.indexOf(from);
  });
  expect(upward.map(inWords)).toEqual([]);
});

it('imports from other rooms by their entries alone', () => {
  const deep = imports.filter(({ file, target }) => {
    const to = roomOf(target);
    const isAbroad = to !== undefined && to !== roof && to !== roomOf(file) && !isSameFolder(file, target);
    return isAbroad && !isOpen(file, target);
  });
  expect(deep.map(inWords)).toEqual([]);
});

it('names other rooms by #app/, and its own by where one stands', () => {
  const inRooms = all.filter(({ file, target }) => file.split('/').length > 2 && target.startsWith('app/'));
  const misnamed = inRooms.filter(
    ({ file, target, specifier }) => isSameFolder(file, target) === specifier.startsWith('#app/'),
  );
  expect(misnamed.map(inWords)).toEqual([]);
});

it('has entries that say in a line what they are for, three to a room at most', () => {
  expect(rooms.filter(({ entries }) => entries.length > 3).map(({ name }) => name)).toEqual([]);
  const indexes = entries.filter((entry) => /\/(?:index|browser|ids|tables)\.ts$/u.test(entry));
  expect(indexes.filter((entry) => !/^\/\*\* .+ \*\/\n\nexport /u.test(readFileSync(entry, 'utf8')))).toEqual([]);
});

it('has no island that reaches server code, or the component that renders islands', () => {
  const islands = new Set(imports.map(({ file }) => file).filter((file) => file.endsWith('.island.tsx')));
  expect(islands.size).toBeGreaterThan(8);
  const offenders = [...islands].flatMap((island) =>
    [...reachedFrom(island, imports)]
      .filter((file) => file.includes('/.server/') || file === 'app/islands/island.tsx')
      .map((file) => `${island} reaches ${file}`),
  );
  expect(offenders).toEqual([]);
});

function inWords({ file, target }: Import): string {
  return `${file} imports ${target}`;
}
