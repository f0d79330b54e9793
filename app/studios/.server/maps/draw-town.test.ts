import { describe, expect, it } from 'vitest';
import { placeOnTown, readTownMap } from '../../rules/town-map.ts';
import { createRecordedAsker } from '../registers/ask.ts';
import { drawTown } from './draw-town.ts';
import { crowdedTown, fjordTown, relation, ring, wavy, way } from './town-fixture.ts';
import { askForTown } from './town-query.ts';

const frame = { south: 60.375, west: 5.26, north: 60.405, east: 5.37 };
const answerOf = (elements: readonly unknown[], more = {}) => ({
  date: '2026-11-22',
  close: () => undefined,
  ask: async () => ({
    status: 200,
    text: JSON.stringify({ osm3s: { timestamp_osm_base: '2026-11-20T01:02:03Z' }, elements, ...more }),
  }),
});

async function draw(elements: readonly unknown[], studios: readonly (readonly [number, number])[] = []) {
  const answer = await askForTown(answerOf(elements), frame);
  if (typeof answer === 'string') throw new Error(answer);
  return drawTown('Bergen', frame, answer, studios);
}

const everything = 'M0 0l720 0 0 540-720 0z';
const countOf = (path: string) => path.split('M').length - 1;

describe('the drawing of a town', () => {
  it('has land, water, parks and roads, of the day of the answer, and is read again as it was written', async () => {
    const map = await draw(fjordTown);
    expect(map).toMatchObject({ place: 'Bergen', date: '2026-11-20', shore: '' });
    expect([map.land, map.water, map.parks, map.roads].map(countOf)).toEqual([2, 3, 2, 3]);
    expect(readTownMap(JSON.stringify(map))).toEqual(map);
    expect(await draw(fjordTown)).toEqual(map);
  });

  it('leaves the island out of the lake: outer and inner rings run against each other', async () => {
    const lake = relation(1, { natural: 'water' }, [
      { role: 'outer', line: ring([60.39, 5.33], 0.006, 24, true) },
      { role: 'inner', line: ring([60.39, 5.33], 0.002, 24, true) },
    ]);
    const { water } = await draw([lake]);
    const areas = water.split('M').slice(1).map(signedArea);
    expect(areas.map(Math.sign)).toEqual([-1, 1].map((sign) => sign * Math.sign(areas[1] ?? 0)));
  });

  it('puts the ring of an area together from ways that run either way', async () => {
    const shore = ring([60.39, 5.33], 0.006);
    const lake = relation(1, { natural: 'water' }, [
      { role: 'outer', line: shore.slice(0, 10) },
      { role: '', line: shore.slice(9).reverse() },
    ]);
    expect((await draw([lake])).water).toBe((await draw([way(2, { natural: 'water' }, shore)])).water);
  });

  it('leaves out an area that does not close, and what is of no known shape', async () => {
    const half = way(1, { natural: 'water' }, ring([60.39, 5.33], 0.006).slice(0, 10));
    const road = way(2, { highway: 'primary' }, wavy([60.38, 5.3], [60.4, 5.36], 5, 0));
    const map = await draw([half, road, { type: 'area', id: 3 }, { type: 'way', id: 4, geometry: 'none' }, null]);
    expect([map.water, countOf(map.roads)]).toEqual(['', 1]);
  });

  it('cuts a line where points are missing', async () => {
    const road = way(1, { highway: 'primary' }, wavy([60.38, 5.3], [60.4, 5.36], 9, 0));
    const cut = { ...road, geometry: road.geometry.map((point, index) => (index === 4 ? null : point)) };
    expect(countOf((await draw([cut])).roads)).toBe(2);
  });

  it('draws an inland town on land', async () => {
    expect((await draw(fjordTown.slice(3))).land).toBe(everything);
  });

  it('draws a coast as a line where the sea would cover the studios', async () => {
    const sea = placeOnTown(frame, { latitude: 60.378, longitude: 5.295 });
    const map = await draw(fjordTown, [sea]);
    expect(map.land).toBe(everything);
    expect(countOf(map.shore)).toBeGreaterThan(0);
  });

  it('stays small however much there is to draw', async () => {
    const map = await draw(crowdedTown(4000));
    const { land, water, parks, roads } = map;
    expect((land + water + parks + roads).length).toBeLessThanOrEqual(7000);
    expect(countOf(map.land)).toBe(2);
  });
});

describe('an answer of no use is told in a line', () => {
  it.each([
    ['an empty one', answerOf([]), 'knows nothing there'],
    ['half of one', answerOf(fjordTown, { remark: 'runtime error: Query timed out' }), 'gave up half-way'],
    ['a refusal', { ...answerOf([]), ask: async () => ({ status: 400, text: '' }) }, 'status 400'],
  ])('%s', async (_, asker, why) => {
    expect(await askForTown(asker, frame)).toContain(why);
  });

  it('has no answer recorded where there is no record', () => {
    expect(() => createRecordedAsker('/nowhere')).toThrow('holds no recorded answers');
  });
});

/** Of path data `x yl…z` in whole units. */
function signedArea(path: string): number {
  const [start = '', steps = ''] = path.replace('z', '').split('l');
  const numbers = (text: string) => [...text.matchAll(/-?\d+/g)].map(Number);
  let [x = 0, y = 0] = numbers(start);
  const points = [[x, y] as const];
  const moves = numbers(steps);
  for (let at = 0; at < moves.length; at += 2) {
    x += moves[at] ?? 0;
    y += moves[at + 1] ?? 0;
    points.push([x, y]);
  }
  return points.reduce((sum, [ax, ay], index) => {
    const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay];
    return sum + ax * by - bx * ay;
  }, 0);
}
