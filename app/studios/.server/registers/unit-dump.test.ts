import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../import/testing.ts';
import { businesses } from './fixtures.ts';
import { objectsOf } from './json-array.ts';
import { studios, units } from './labelled-studios.ts';
import { matchUnit, searchName } from './match.ts';
import { dayOfDump, openUnitDump } from './unit-dump.ts';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

async function* each<Item>(items: readonly Item[]) {
  yield* items;
}

/** Pretty-printed and compressed, as the register offers it. */
function dumpOf(list: readonly unknown[], name: string): string {
  const path = `${temporary.folder}/${name}.json.gz`;
  writeFileSync(path, gzipSync(JSON.stringify(list, null, 2)));
  return path;
}

async function all(texts: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const text of texts) found.push(text);
  return found;
}

describe('a list of objects that streams by', () => {
  const list = [{ a: '}"{\\', b: [{ c: 1 }, {}] }, { d: 'æ' }];
  const bytes = Buffer.from(JSON.stringify(list));

  it.each([1, 2, 3, 7, 1000])('is taken apart in pieces of %d bytes', async (size) => {
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect((await all(objectsOf(each(pieces)))).map((text): unknown => JSON.parse(text))).toEqual(list);
  });

  it('that ends too early is refused', async () => {
    await expect(all(objectsOf(each([bytes.subarray(0, 20)])))).rejects.toThrow('ends too early');
  });
});

describe('the register as a file', () => {
  const isSub = ({ organisasjonsform }: { organisasjonsform?: { kode: string } }) => organisasjonsform?.kode === 'BEDR';
  const files = [
    dumpOf(
      units.filter((unit) => isSub(unit) && !unit.slettedato),
      'underenheter',
    ),
    dumpOf(
      units.filter((unit) => !isSub(unit) && !unit.slettedato),
      'enheter',
    ),
  ];

  it('matches the labelled studios with a precision of 0.98 and a recall of 0.90 at least', async () => {
    const wanted = studios.map(({ name }) => ({ name, organisation_number: null }));
    const register = await openUnitDump(files, each(wanted));
    let [right, matched] = [0, 0];
    for (const studio of studios) {
      const match = matchUnit(studio, await register.search(searchName(studio.name)));
      if (match.kind !== 'match') continue;
      matched += 1;
      if (match.unit.organisasjonsnummer === studio.label) right += 1;
    }
    expect(right / matched).toBeGreaterThanOrEqual(0.98);
    expect(right / studios.filter(({ label }) => label !== null).length).toBeGreaterThanOrEqual(0.9);
  });

  it('knows the unit of a number and its main unit, and no other', async () => {
    const path = dumpOf([businesses.main, businesses.sub, ...units.slice(2)], 'alle');
    const number = businesses.sub.organisasjonsnummer;
    const register = await openUnitDump([path], each([{ name: 'Et annet navn', organisation_number: number }]));
    expect(await register.lookUp(number)).toMatchObject({ state: 'found', unit: { navn: 'OPPDIKTET YOGA' } });
    expect(await register.mainUnit(businesses.main.organisasjonsnummer)).toMatchObject({ state: 'found' });
    expect(await register.lookUp(units[5]?.organisasjonsnummer ?? '')).toEqual({ state: 'unknown' });
  });

  it.each(['nothing.json.gz', 'text.json'])('says in one line that %s is none', async (name) => {
    const path = `${temporary.folder}/${name}`;
    if (name === 'text.json') writeFileSync(path, '[{"navn": "SOL"');
    const open = async () => {
      dayOfDump([path]);
      return openUnitDump([path], each([{ name: 'Sol', organisation_number: null }]));
    };
    await expect(open()).rejects.toThrow(new RegExp(`${name}`));
  });
});
