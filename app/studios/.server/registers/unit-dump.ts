import { createReadStream, statSync } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { StudioRow } from '../../rules/studio-row.ts';
import { RegisterError } from './ask.ts';
import { objectsOf } from './json-array.ts';
import { searchName } from './match.ts';
import { foldLetters } from './street-address.ts';
import { type LookedUp, readUnit, type Unit, type UnitRegister } from './units.ts';

type Wanted = Pick<StudioRow, 'name' | 'organisation_number'>;

/** Larger ones are no faster, and wait for the collector longer. */
const chunkBytes = 1 << 17;

/** As many as the register gives on a page. */
const maxHits = 100;

/**
 * The register from the files that it offers for download (`/enheter/lastned`, `/underenheter/lastned`), for these
 * studios: only what one of them asks for is kept in memory. The files have no deleted units, and cannot tell one that was
 * removed for legal reasons (status 410) from one that never was. Throws a RegisterError for a file that is none.
 */
export async function openUnitDump(paths: readonly string[], studios: AsyncIterable<Wanted>): Promise<UnitRegister> {
  const { byName, byNumber } = await gatherUnits(paths, studios);
  const lookUp = async (number: string): Promise<LookedUp> => {
    const unit = byNumber.get(number);
    return unit ? { state: 'found', unit } : { state: 'unknown' };
  };
  return { lookUp, mainUnit: lookUp, search: async (name) => byName.get(name) ?? [] };
}

/** A function of its own, so that what it needs on the way is forgotten before the studios are gone through. */
async function gatherUnits(paths: readonly string[], studios: AsyncIterable<Wanted>) {
  const names = new Set<string>();
  const numbers = new Set<string>();
  for await (const { name, organisation_number: number } of studios) {
    if (number !== null) numbers.add(number);
    else if (name !== null) names.add(searchName(name));
  }
  const byName = new Map<string, Unit[]>();
  const byNumber = new Map<string, Unit>();
  const namesWithin = indexNames(names);
  await readUnits(
    paths,
    ({ navn, organisasjonsnummer }) => numbers.has(organisasjonsnummer) || namesWithin(navn).length > 0,
    (unit) => {
      byNumber.set(unit.organisasjonsnummer, unit);
      for (const name of namesWithin(unit.navn)) {
        const hits = byName.get(name) ?? [];
        if (hits.length < maxHits) hits.push(unit);
        byName.set(name, hits);
      }
    },
  );
  const parents = new Set([...byNumber.values()].flatMap(({ overordnetEnhet }) => overordnetEnhet ?? []));
  const missing = new Set([...parents].filter((number) => !byNumber.has(number)));
  if (missing.size > 0) {
    await readUnits(
      paths,
      ({ organisasjonsnummer }) => missing.has(organisasjonsnummer),
      (unit) => {
        byNumber.set(unit.organisasjonsnummer, unit);
      },
    );
  }
  return { byName, byNumber };
}

/** The day on which the oldest of the files was written. */
export function dayOfDump(paths: readonly string[]): string {
  const days = paths.map((path) => {
    try {
      return statSync(path).mtime.toISOString().slice(0, 10);
    } catch {
      throw new RegisterError(`cannot read ${path}`);
    }
  });
  return days.toSorted()[0] ?? '';
}

type Head = { navn: string; organisasjonsnummer: string };

async function readUnits(paths: readonly string[], isWanted: (head: Head) => boolean, onUnit: (unit: Unit) => void) {
  for (const path of paths) {
    try {
      for await (const text of objectsOf(bytesOf(path))) {
        // Most units are nobody's: those are not taken apart.
        if (!headsIn(text).some(isWanted)) continue;
        const value: unknown = JSON.parse(text);
        const unit = isHead(value) && isWanted(value) ? readUnit(value) : null;
        if (unit !== null) onUnit(unit);
      }
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error);
      throw new RegisterError(`${path} is no file of the register (${cause}); nothing was changed`);
    }
  }
}

/** Whatever name and number stand in the text of a unit, wherever: too many rather than too few. */
function headsIn(text: string): Head[] {
  const valuesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
  const names = valuesOf(/"navn"\s*:\s*"((?:[^"\\]|\\.)*)"/g).map((name) =>
    name.includes('\\') ? String(JSON.parse(`"${name}"`)) : name,
  );
  const numbers = valuesOf(/"organisasjonsnummer"\s*:\s*"(\d+)"/g);
  return names.flatMap((navn) => numbers.map((organisasjonsnummer) => ({ navn, organisasjonsnummer })));
}

function isHead(value: unknown): value is Head {
  return (
    typeof value === 'object' &&
    value !== null &&
    'navn' in value &&
    typeof value.navn === 'string' &&
    'organisasjonsnummer' in value &&
    typeof value.organisasjonsnummer === 'string'
  );
}

/** Compressed as it is offered, or not. */
function bytesOf(path: string): AsyncIterable<Uint8Array> {
  const file = createReadStream(path, { highWaterMark: chunkBytes });
  if (!path.endsWith('.gz')) return file;
  const unzipped = createGunzip({ chunkSize: chunkBytes });
  file.on('error', (error) => unzipped.destroy(error));
  return file.pipe(unzipped);
}

/**
 * Which of the names a unit's name has every word of, as the register's own search does. Each name is looked for by the
 * word that fewest of them share: «yoga» alone would make every studio a candidate.
 */
function indexNames(names: ReadonlySet<string>): (unitName: string) => string[] {
  const all = [...names].map((name) => ({ name, words: wordsOf(name) }));
  const uses = new Map<string, number>();
  for (const { words } of all) for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  const rarest = (words: readonly string[]) =>
    words.toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0))[0] ?? '';
  const byWord = Map.groupBy(all, ({ words }) => rarest(words));
  return (unitName) => {
    const have = new Set(wordsOf(searchName(unitName)));
    return [...have].flatMap((word) =>
      (byWord.get(word) ?? []).filter(({ words }) => words.every((each) => have.has(each))).map(({ name }) => name),
    );
  };
}

function wordsOf(name: string): string[] {
  return foldLetters(name)
    .split(' ')
    .filter((word) => word !== '');
}
