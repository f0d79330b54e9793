import { describe, expect, it } from 'vitest';
import { overpassAnswer, places } from '#app/studios/.server/registers/fixtures.ts';
import { registersForTests } from './testing-registers.ts';

const registers = registersForTests();
const { temporary, studios, rows, runCount } = registers;

describe('fetch', () => {
  it('makes a real directory of an empty one: towns found, sources named, examples gone', async () => {
    const { stdout, stderr, status } = await studios(['fetch']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain('Would be 3 new');
    const all = await rows();
    expect(all.map(({ name, address, hidden }) => [name, address, hidden])).toEqual([
      ['Oppdiktet Yoga', 'Fiktivgata 4, 5003 Bergen', null],
      ['Uten By Yoga', 'Fiktivgata 6B, 5003 Bergen', null],
      ['Bare Punkt Yoga', 'Oppdiktet vei 12, 0155 Oslo', null],
    ]);
    expect(JSON.parse(all[0]?.provenance ?? '')).toEqual([
      { source: 'kartverket', licence: 'CC-BY-4.0', checked: expect.any(String), fields: ['municipality'] },
      expect.objectContaining({ source: 'osm', licence: 'ODbL-1.0', checked: '2026-11-20' }),
    ]);
    expect(all[1]?.provenance).toContain('kartverket');
    expect(all.map(({ municipality }) => municipality)).toEqual(['Bergen', 'Bergen', 'Oslo']);
  });

  it('writes nothing the second time', async () => {
    await studios(['fetch']);
    const [before, runs] = [await rows(), await runCount()];
    const { stdout } = await studios(['fetch']);
    expect(stdout).toContain('0 new, 0 changed, 3 unchanged, 0 removed');
    expect(await rows()).toEqual(before);
    expect(await runCount()).toBe(runs);
  });

  it('brings changes, hides what the map has lost, and shows it again when it is back', async () => {
    const five = [
      ...places,
      ...[4, 5, 6].map((id) => ({ ...places[0], id, tags: { ...places[0]?.tags, name: `Oppdiktet Yoga ${id}` } })),
    ];
    registers.server.data.overpass = overpassAnswer(five);
    await studios(['fetch']);
    registers.server.data.overpass = overpassAnswer(five.slice(1), '2026-11-21');
    await studios(['fetch']);
    const hidden = async () => (await rows()).filter((row) => row.hidden !== null).map(({ name }) => name);
    expect(await hidden()).toEqual(['Oppdiktet Yoga']);
    registers.server.data.overpass = overpassAnswer(five, '2026-11-22');
    await studios(['fetch']);
    expect(await hidden()).toEqual([]);
  });

  it('leaves what the owner said, and what the owner hid', async () => {
    await studios(['fetch']);
    await studios(['edit', 'osm:node/1', 'phone=22 33 44 55', 'website=']);
    await studios(['hide', 'osm:node/3']);
    registers.server.data.overpass = overpassAnswer(places, '2026-11-21');
    await studios(['fetch']);
    expect(await rows()).toMatchObject([{ phone: '22 33 44 55', website: null }, {}, { hidden: 'by the owner' }]);
  });

  it('uses the kept answer again without a network', async () => {
    await studios(['fetch']);
    const { status, stdout } = await studios(['fetch', '--from', `${registers.dataDir}/openstreetmap.json`], {
      OVERPASS_URL: 'http://127.0.0.1:9/',
    });
    expect({ status }).toEqual({ status: 0 });
    expect(stdout).toContain('3 unchanged');
  });

  it.each([
    [
      'half an answer',
      {
        status: 200,
        text: JSON.stringify({ ...JSON.parse(overpassAnswer().text), remark: 'runtime error: Query timed out' }),
      },
      'gave up half-way',
    ],
    ['a web page', { status: 200, text: '<html>busy</html>' }, 'in a form that this version does not know'],
    ['nothing', overpassAnswer([]), 'which cannot be'],
    ['a refusal', { status: 400, text: 'no' }, 'refuses the question'],
  ])('says in one line that Overpass gave %s, and changes nothing', async (_, answer, cause) => {
    registers.server.data.overpass = answer;
    const { stderr, status } = await studios(['fetch']);
    expect(status).toBe(1);
    expect(stderr).toContain(cause);
    expect(stderr.trimEnd()).not.toContain('\n');
    expect((await rows()).every(({ place_id }) => place_id?.startsWith('example-'))).toBe(true);
  });

  it('refuses a fetch that lacks most of what was there, unless the owner is sure', async () => {
    await studios(['fetch']);
    registers.server.data.overpass = overpassAnswer(places.slice(0, 1), '2026-11-21');
    expect(await studios(['fetch'])).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('67 % of the studios would go'),
    });
    expect((await rows()).every(({ hidden }) => hidden === null)).toBe(true);
    expect(await studios(['fetch', '--yes'])).toMatchObject({ status: 0 });
  });
});

describe('without a network', () => {
  it.each([
    ['fetch', 'OVERPASS_URL'],
    ['verify', 'BRREG_URL'],
    ['geocode', 'KARTVERKET_URL'],
  ])('%s says in one line what to do', async (command, variable) => {
    await studios(['import', temporary.file('name,address\nSol,"Gata 1, 0155 Oslo"\n')]);
    registers.server.data.overpass = { status: 503, text: '' };
    const { stderr, status } = await studios([command], { [variable]: 'http://127.0.0.1:9' });
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^cannot reach 127.0.0.1:9 .*${variable}.*--from FILE\n$`));
  });
});
