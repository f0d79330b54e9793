import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { toStudio } from '../../rules/studio.ts';
import { openEmbeddedTable } from './embedded-table.ts';
import type { StudioTable } from './studio-table.ts';
import { rowsOf, runImport, temporaryFolder } from './testing.ts';

const temporary = temporaryFolder();
let databases = 0;
let table: StudioTable;
afterAll(() => temporary.remove());
beforeEach(() => {
  databases += 1;
  table = openEmbeddedTable(`${temporary.folder}/data-${databases}`);
  return () => table.close();
});

const fixture = (name: string) => fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url));

async function studioOf(file: string, placeId: string) {
  const imported = await runImport(table, fixture(file));
  const row = (await rowsOf(table)).find(({ place_id }) => place_id === placeId);
  if (row === undefined) throw new Error(`${placeId} did not arrive`);
  return { ...imported, row, studio: toStudio(row) };
}

const hoursOf = ({ openingHours }: ReturnType<typeof toStudio>) =>
  openingHours.kind === 'weekly' ? openingHours.days.map(({ text }) => text) : openingHours;

describe('real-shaped files', () => {
  it('reads omkarcloud/google-maps-scraper', async () => {
    const { recognised, counts, reports, studio } = await studioOf('omkarcloud.csv', 'ChIJomkar0001');
    expect(recognised).toMatchObject({ source: 'omkarcloud/google-maps-scraper', encoding: 'utf-8' });
    expect(counts).toMatchObject({ inserted: 3, rejected: 2 });
    expect(studio).toMatchObject({
      name: 'Fjellro Yoga',
      city: 'Oslo',
      description: 'Små grupper,\nvarm sal',
      reviews: 1204,
      rating: 4.8,
      styles: ['Yogastudio', 'Pilatesstudio'],
      keywords: ['rolig', 'varme gulv'],
      openingHours: { kind: 'usual', text: '09:00–21:00' },
      phone: { href: 'tel:+4722334455' },
    });
    const lines = reports.filter(({ kind }) => kind === 'rejected').map(({ line, reason }) => [line, reason]);
    expect(lines).toEqual([
      [6, 'has no name'],
      [7, 'is the same studio as on line 2'],
    ]);
    const masked = (await rowsOf(table)).find(({ name }) => name === 'Sjøstjerne Yoga & Pust');
    expect(masked).toMatchObject({ phone: null, website: null, workday_timing: null, place_id: null, rating: 5 });
    expect(masked?.address).toBe('Prøvegata 2 B, 5003 Bergen, Norge');
  });

  it('keeps HTML and formulas as the text they are, and says what no page shows', async () => {
    const { studio, reports } = await studioOf('omkarcloud.csv', 'ChIJomkar0003');
    expect(studio).toMatchObject({
      name: '=HYPERLINK("http://x.example")',
      description: '<script>alert(1)</script>',
      website: null,
      phone: null,
      image: null,
      rating: null,
    });
    expect(reports.filter(({ line }) => line === 5).map(({ column }) => column)).toEqual([
      'rating',
      'reviews',
      'phone',
      'website',
      'featured_image',
    ]);
  });

  it('reads gosom/google-maps-scraper as CSV', async () => {
    const { recognised, counts, studio } = await studioOf('gosom.csv', '0x45c4:0x1');
    expect(recognised?.source).toBe('gosom/google-maps-scraper');
    expect(counts).toMatchObject({ inserted: 2, rejected: 1 });
    expect(studio).toMatchObject({ name: 'Nordlys Yoga', city: 'Tromsø', rating: 4.9, reviews: 87 });
    expect(studio.description).toBe('Yoga ved sjøen');
    expect(hoursOf(studio)).toEqual([
      '07:00–12:00, 16:00–21:00',
      'Stengt',
      '07:00–21:00',
      '07:00–21:00',
      '07:00–16:00',
      'Døgnåpent',
      'Stengt',
    ]);
    const paused = (await rowsOf(table)).find(({ name }) => name === 'Pause Yoga');
    expect(paused).toMatchObject({ is_temporarily_closed: 'TRUE', rating: null, reviews: 0 });
  });

  it('reads gosom/google-maps-scraper as JSON lines, past the broken ones', async () => {
    const { recognised, reports, row } = await studioOf('gosom.jsonl', '0x45c4:0x1');
    expect(recognised).toMatchObject({ source: 'gosom/google-maps-scraper', format: 'JSON lines' });
    expect(row).toMatchObject({ categories: 'Yoga studio, Pilates studio', website: 'https://nordlys.example/' });
    const rejected = reports.filter(({ kind }) => kind === 'rejected');
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'is not JSON'],
      [4, 'is not a JSON object'],
    ]);
  });

  it('reads Outscraper with semicolons in Windows-1252', async () => {
    const { recognised, counts, studio } = await studioOf('outscraper.csv', 'ChIJout0001');
    expect(recognised).toMatchObject({ source: 'Outscraper', encoding: 'windows-1252' });
    expect(recognised?.format).toContain('semicolons');
    expect(counts).toMatchObject({ inserted: 2, rejected: 1 });
    expect(studio).toMatchObject({ name: 'Måkeskrik Yoga – Ålesund', city: 'Ålesund', rating: 4.7, reviews: 1034 });
    expect(studio.description).toBe('«Yoga» med utsikt');
    expect(hoursOf(studio)).toContain('09:00–17:00');
    const paused = (await rowsOf(table)).find(({ place_id }) => place_id === 'ChIJout0002');
    expect(paused).toMatchObject({
      is_temporarily_closed: 'TRUE',
      address: 'Eksempelkaia 2, 6002 Ålesund',
      phone: '+47 70 00 00 01',
    });
  });

  it.each(['apify.json', 'apify.csv'])("reads Apify's %s", async (file) => {
    const { recognised, studio } = await studioOf(file, 'ChIJapify0001');
    expect(recognised?.source).toBe("Apify's Google Maps scraper");
    expect(studio).toMatchObject({
      name: 'Bølge Yoga',
      city: 'Stavanger',
      rating: 4.6,
      reviews: 52,
      styles: ['Yogastudio', 'Treningssenter'],
      image: 'https://lh5.googleusercontent.example/p/a1',
    });
    expect(hoursOf(studio)).toContain('11:00–02:00');
    expect(hoursOf(studio)).toContain('Stengt');
  });

  it("keeps Apify's tags and closures, and finds the line of a row that is none", async () => {
    const { studio, reports } = await studioOf('apify.json', 'ChIJapify0001');
    expect(studio).toMatchObject({ keywords: ['havet', 'små grupper'], temporarilyClosed: true });
    expect(reports.filter(({ kind }) => kind === 'rejected').map(({ line }) => line)).toEqual([62, 70]);
  });

  it.each(['openstreetmap.geojson', 'overpass.json'])('reads the OpenStreetMap extract %s', async (file) => {
    const { recognised, row, studio } = await studioOf(file, 'osm:way/42');
    expect(recognised?.source).toBe('OpenStreetMap');
    expect(row).toMatchObject({ categories: 'Yoga, Pilates', main_category: 'Yogastudio' });
    expect(studio).toMatchObject({
      name: 'Kråke Yoga',
      address: 'Prøvegata 4A, 8006 Bodø',
      city: 'Bodø',
      phone: { href: 'tel:+4775000000' },
      website: { href: 'https://kraake.example/' },
    });
    expect(hoursOf(studio)).toContain('09:00–16:00');
  });

  it('takes no picture from OpenStreetMap, whose licence nobody tells', async () => {
    expect((await studioOf('overpass.json', 'osm:way/42')).row).toMatchObject({ featured_image: null });
  });

  it('leaves out what lies in another country', async () => {
    const element = { type: 'node', id: 7, lat: 58.94, lon: 11.17 };
    const tags = { name: 'Prøveyoga', sport: 'yoga', 'addr:city': 'Strömstad', 'addr:country': 'SE' };
    const norwegian = { ...tags, name: 'Prøverom', 'addr:city': 'Halden', 'addr:country': 'NO' };
    const path = join(temporary.folder, 'abroad.json');
    writeFileSync(
      path,
      JSON.stringify({
        elements: [
          { ...element, tags },
          { ...element, id: 8, tags: norwegian },
        ],
      }),
    );
    const { reports } = await runImport(table, path);
    expect(reports).toMatchObject([{ kind: 'rejected', reason: 'lies outside Norway' }]);
    expect((await rowsOf(table)).map(({ name }) => name)).toEqual(['Prøverom']);
  });

  it('undoes a double encoding', async () => {
    const { reports } = await runImport(table, fixture('double-encoded.csv'));
    const [row] = await rowsOf(table);
    expect(row).toMatchObject({ name: 'Blåveis Yogaverksted', address: 'Prøvegata 27, 0557 Oslo' });
    expect(reports.map(({ kind }) => kind)).toEqual(['repaired', 'repaired']);
  });
});

describe('files as programs write them', () => {
  const name = 'Ærlig Yoga – «ro»';
  it.each([
    ['comma', `name,address\n"${name}","Gata 1, 0155 Oslo"\n`],
    ['semicolon', `name;address\n${name};Gata 1, 0155 Oslo\n`],
    ['tab', `name\taddress\n${name}\tGata 1, 0155 Oslo\n`],
    ['Windows line ends and a byte order mark', `\ufeffname,address\r\n"${name}","Gata 1, 0155 Oslo"\r\n`],
    ['the separator named first', `sep=;\nname;address\n${name};Gata 1, 0155 Oslo\n`],
    ['Norwegian headers', `Navn;Adresse\n${name};Gata 1, 0155 Oslo`],
    ['address in parts', `navn;gateadresse;postnummer;poststed\n${name};Gata 1;0155;Oslo\n`],
    ['empty lines', `name,address\n\n"${name}","Gata 1, 0155 Oslo"\n\n`],
    ['one JSON object', `{"name":"${name}","address":"Gata 1, 0155 Oslo"}`],
    ['JSON in one line', `[{"name":"${name}","address":"Gata 1, 0155 Oslo"}]`],
  ])('%s', async (_, text) => {
    const { counts } = await runImport(table, temporary.file(text));
    expect(counts).toMatchObject({ inserted: 1, rejected: 0, remarked: 0 });
    expect(await rowsOf(table)).toMatchObject([{ name, address: 'Gata 1, 0155 Oslo' }]);
  });

  it('reads UTF-16, as Excel saves Unicode text', async () => {
    const path = temporary.file(Buffer.from(`\ufeffname\taddress\r\n${name}\tGata 1, 0155 Oslo\r\n`, 'utf16le'));
    await runImport(table, path);
    expect(await rowsOf(table)).toMatchObject([{ name }]);
  });
});
