import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openTownMaps } from '#app/studios/.server/maps/map-folder.ts';
import { fjordTown } from '#app/studios/.server/maps/town-fixture.ts';
import { overpassAnswer } from '#app/studios/.server/registers/fixtures.ts';
import { registersForTests } from './testing-registers.ts';

const registers = registersForTests();
const { studios } = registers;

async function mapsOf(...places: readonly string[]) {
  const maps = openTownMaps(registers.dataDir);
  await maps.reload();
  return places.map((place) => maps.find(place)?.date ?? null);
}

describe('map', () => {
  it('draws every place that has studios, one question for each, and asks nothing the second time', async () => {
    registers.server.data.town = overpassAnswer(fjordTown);
    await studios(['fetch']);
    const before = registers.server.asked.length;
    const { stdout, stderr, status } = await studios(['map']);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toContain('Maps: 2 drawn, 0 kept');
    expect(stdout).toContain('© OpenStreetMap contributors');
    expect(await mapsOf('Bergen', 'Oslo', 'Tromsø')).toEqual(['2026-11-20', '2026-11-20', null]);
    expect(registers.server.asked.length - before).toBe(2);
    expect((await studios(['map'])).stdout).toContain('Maps: 0 drawn, 2 kept');
    expect(registers.server.asked.length - before).toBe(2);
  });

  it('draws one place anew, and the same from recorded answers', async () => {
    registers.server.data.town = overpassAnswer(fjordTown);
    await studios(['fetch']);
    const record = `${registers.temporary.folder}/map-answers`;
    await studios(['map', 'bergen', '--record', record]);
    const live = await mapsOf('Bergen', 'Oslo');
    expect(live).toEqual(['2026-11-20', null]);
    const { status } = await studios(['map', 'bergen', '--from', record], { OVERPASS_URL: 'http://127.0.0.1:9/' });
    expect([status, await mapsOf('Bergen', 'Oslo')]).toEqual([0, live]);
  });

  it('says which place the map knows nothing of, and leaves what was drawn', async () => {
    registers.server.data.town = overpassAnswer(fjordTown);
    await studios(['fetch']);
    await studios(['map', 'Bergen']);
    registers.server.data.town = overpassAnswer([]);
    const { stdout, status } = await studios(['map', 'Bergen']);
    expect(status).toBe(3);
    expect(stdout).toContain('Bergen: Overpass knows nothing there');
    expect(await mapsOf('Bergen')).toEqual(['2026-11-20']);
  });

  it.each([
    ['a place without studios', ['map', 'Vadsø'], 1, 'no studio in Vadsø'],
    ['no network', ['map'], 1, 'cannot reach 127.0.0.1:9'],
  ])('says in one line what to do: %s', async (_, args, expected, cause) => {
    await studios(['fetch']);
    const { stderr, status } = await studios(args, { OVERPASS_URL: 'http://127.0.0.1:9' });
    expect(status).toBe(expected);
    expect(stderr).toContain(cause);
    expect(stderr.trimEnd()).not.toContain('\n');
  });

  it('changes nothing in a dry run; a file that is no map is as good as none', async () => {
    await studios(['fetch']);
    expect((await studios(['map', '--dry-run'])).stdout).toContain('2 would be drawn');
    expect(await mapsOf('Bergen')).toEqual([null]);
    registers.server.data.town = overpassAnswer(fjordTown);
    await studios(['map']);
    writeFileSync(`${registers.dataDir}/maps/bergen.json`, '{"place":');
    expect(await mapsOf('Bergen', 'Oslo')).toEqual([null, '2026-11-20']);
    expect((await studios(['map'])).stdout).toContain('1 drawn, 1 kept');
  });
});
