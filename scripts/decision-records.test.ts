import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const index = 'README.md';
const files = readdirSync(folder)
  .filter((name) => name !== index)
  .toSorted();

it('numbers the records without gaps', () => {
  const numbers = files.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/u.exec(name)?.[1] ?? name);
  expect(numbers).toEqual(files.map((_, place) => String(place + 1).padStart(4, '0')));
});

it('lists every record once, in order, under its heading', () => {
  const listed = readFileSync(join(folder, index), 'utf8')
    .split('\n')
    .filter((line) => /^\d/u.test(line));
  expect(listed).toEqual(files.map((name) => `${numberOf(name)}. [${titleOf(name)}](${name})`));
});

it('gives each record a context, a decision and its consequences', () => {
  const sections = ['Context', 'Decision', 'Consequences'];
  const incomplete = files.filter((name) => {
    const found = [...textOf(name).matchAll(/^## (.+)$/gmu)].map(([, heading = '']) => heading);
    return found.join() !== sections.join();
  });
  expect(incomplete).toEqual([]);
});

function numberOf(name: string): number {
  return Number(name.slice(0, 4));
}

/** The heading behind the record's own number; empty where it has another. */
function titleOf(name: string): string {
  return new RegExp(`^# ${numberOf(name)}\\. (.+)$`, 'mu').exec(textOf(name))?.[1] ?? '';
}

function textOf(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
