import { afterAll, describe, expect, it } from 'vitest';
import { isSpreadsheet, spreadsheetAsCsv } from './spreadsheet.ts';
import { temporaryFolder } from './testing.ts';
import { makeSpreadsheet } from './testing-spreadsheet.ts';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());

describe('an Excel file', { timeout: 120_000 }, () => {
  it('is read as it stands: Norwegian letters, numbers, empty cells, commas and quotes', async () => {
    const path = temporary.file(
      makeSpreadsheet([
        ['navn', 'adresse', 'vurdering', 'telefon'],
        ['Sjøstjerne «Yoga»', 'Gata 1, 0155 Oslo', 4.5, '+47 22 33 44 55'],
        ['=1+1 "Yoga"', '', 5, '0022334455'],
      ]),
    );
    expect(await isSpreadsheet(path)).toBe(true);
    expect((await spreadsheetAsCsv(path)).trimEnd().split('\n')).toEqual([
      'navn,adresse,vurdering,telefon',
      'Sjøstjerne «Yoga»,"Gata 1, 0155 Oslo",4.5,+47 22 33 44 55',
      '"=1+1 ""Yoga""",,5,0022334455',
    ]);
  });

  it('of ten thousand studios is read', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => [
      `Studio ${index}`,
      `Gata ${index}, 0155 Oslo`,
      'x'.repeat(100),
      index,
    ]);
    const csv = await spreadsheetAsCsv(
      temporary.file(makeSpreadsheet([['name', 'address', 'description', 'reviews'], ...rows])),
    );
    expect(csv.split('\n')).toHaveLength(10_002);
  });

  it('that unpacks to hundreds of megabytes, or is broken, is refused in one line', async () => {
    const bomb = makeSpreadsheet([['name'], ['x'.repeat(300_000_000)]]);
    expect(bomb.length).toBeLessThan(1_000_000);
    await expect(spreadsheetAsCsv(temporary.file(bomb))).rejects.toThrow('save it as CSV first');
    const whole = makeSpreadsheet([['name'], ['Sol']]);
    await expect(spreadsheetAsCsv(temporary.file(whole.subarray(0, 300)))).rejects.toThrow('save it as CSV first');
    await expect(spreadsheetAsCsv(temporary.file('PK\u0003\u0004 and no more'))).rejects.toThrow(
      'save it as CSV first',
    );
  });

  it('is told by its beginning, not by its name', async () => {
    expect(await isSpreadsheet(temporary.file('name\nSol\n'))).toBe(false);
    expect(await isSpreadsheet('/no/such/file')).toBe(false);
  });
});
