import { expect, test } from 'vitest';
import { motionMap } from '#app/drawings/figure/stations.ts';
import { type Place, poseAt } from '#app/drawings/index.ts';
import type { Move, Step } from '../script/session.ts';
import { waitsOn, wayTo } from './way.ts';

const stops = (...places: Place[]) => places.map((place) => ({ place }));
const told = (moves: readonly Move[], untilSeconds: number, fromSeconds: number | null = 0) => ({
  turnSeconds: null,
  fromSeconds,
  untilSeconds,
  moves,
});

const downToBack = stops('malasana', 'tadasana', 'all-fours', 'lying-on-side', 'supine-knees-bent', 'savasana');

test('nobody goes to another place before the line that leads there, nor long after it', () => {
  const moves: Move[] = [
    { fromSeconds: 20, to: 'all-fours' },
    { fromSeconds: 30, to: 'side' },
    { fromSeconds: 50, to: 'back' },
  ];
  // On the feet from 4 to 20 s, on all fours from 24 to 30, on the side from 34 to 50, on the back from 54 to 76.
  expect(waitsOn(downToBack, [4, 4, 4, 4, 4], told(moves, 80))).toEqual([0, 16, 6, 16, 22, 0]);
});

test('who is led at once, or has no time to spare, does not wait', () => {
  expect(waitsOn(downToBack, [4, 4, 4, 4, 4], told([{ fromSeconds: 0, to: 'back' }], 20))).toEqual([0, 0, 0, 0, 0, 0]);
});

test('nobody waits on the way for a line that leads out of the pose again', () => {
  const moves: Move[] = [
    { fromSeconds: 10, to: 'standing' },
    { fromSeconds: 80, to: 'all-fours' },
  ];
  const up = stops('adho-mukha-svanasana', 'all-fours', 'lunge-hands-on-thigh', 'virabhadrasana1');
  expect(waitsOn(up, [4, 4, 4], told(moves, 24))).toEqual([0, 12, 0, 0]);
});

test('who stands at rest waits there for the first line that leads away', () => {
  const way = stops('tadasana', 'sitting-on-heels', 'all-fours');
  expect(waitsOn(way, [4, 3], told([{ fromSeconds: 12, to: 'all-fours' }], 30))).toEqual([12, 0, 0]);
});

test('without such lines one rests on the way, or waits before it', () => {
  expect(waitsOn(downToBack, [4, 4, 4, 4, 4], told([], 60))).toEqual([0, 10, 10, 10, 10, 0]);
  expect(waitsOn(stops('malasana', 'balasana'), [6], told([], 20))).toEqual([14, 0]);
  expect(waitsOn(stops('malasana', 'balasana'), [6], told([], 20, null))).toEqual([14, 0]);
  expect(waitsOn(stops('malasana', 'tadasana'), [6], told([], 20))).toEqual([0, 0]);
});

test('a movement waits for nothing', () => {
  const turn = { turnSeconds: 5, fromSeconds: 0, untilSeconds: 30, moves: [] };
  expect(waitsOn(stops('marjaryasana', 'bitilasana'), [3], turn)).toEqual([0, 0]);
});

const figures = { ...motionMap, bodies: [], persons: {} };
const step: Step = { name: '', figure: 'tadasana', startSeconds: 0, seconds: 60, side: null, breath: [] };

/** The way from one place to another at once, through what. */
function wayBetween(from: Place, to: Place, by?: Step['by']) {
  const standing = { pose: poseAt(from, figures), next: from };
  const timing = { turnSeconds: null, fromSeconds: 0, untilSeconds: 0, begunAtSeconds: 0, before: undefined };
  const way = wayTo(standing, to, figures, { ...timing, step: { ...step, by } }, false);
  return { ...way, places: [...new Set(way.stops.map(({ place }) => place))] };
}

test('nobody rises from a chair that is seen from another side: one sits there, and goes on from that', () => {
  const turned = wayBetween('sitting-on-chair', 'chair-twist');
  expect(turned).toMatchObject({ isDrawn: false, places: ['chair-front', 'chair-twist'] });
  const back = wayBetween('chair-twist', 'chair-leg-straight');
  expect(back).toMatchObject({ isDrawn: false, places: ['sitting-on-chair', 'chair-leg-straight'] });
  const same = wayBetween('sitting-on-chair', 'chair-leg-straight');
  expect(same).toMatchObject({ isDrawn: true, places: ['sitting-on-chair', 'chair-leg-straight'] });
  expect(wayBetween('standing-by-chair', 'chair-front').isDrawn).toBe(true);
});

test('who has walked to bed is seen there, and does not go down to the floor for it', () => {
  const toBed: Step = { ...step, startSeconds: 100, moves: [{ fromSeconds: 10, to: 'bed' }] };
  const wayAt = (begunAtSeconds: number) => {
    const timing = { turnSeconds: 5, fromSeconds: 0, untilSeconds: 0, before: undefined };
    const standing = { pose: poseAt('standing-side', figures), next: 'standing-side' } as const;
    return wayTo(standing, 'lying-side-rest', figures, { ...timing, begunAtSeconds, step: toBed }, false);
  };
  expect(wayAt(130)).toMatchObject({ isDrawn: false, seconds: 0 });
  expect(wayAt(105).isDrawn).toBe(true);
});

test('by a chair one goes to the floor, and up from it, with the hands on the thighs and on the seat', () => {
  const atChair: Place[] = [
    'standing-before-seat',
    'hands-on-thighs-at-chair',
    'leaning-on-chair',
    'one-foot-at-chair',
  ];
  const isSame = (place: Place) => atChair.includes(place.replace('~', '') as Place);
  const down = wayBetween('tadasana', 'supine-knees-bent', 'leaning-on-chair').places.filter(isSame);
  const up = wayBetween('all-fours', 'tadasana', 'leaning-on-chair').places.filter(isSame);
  expect(down.map((place) => place.replace('~', ''))).toEqual(atChair);
  expect(up.map((place) => place.replace('~', ''))).toEqual(atChair.toReversed());
});
