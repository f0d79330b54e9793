import { expect, test } from 'vitest';
import type { Step } from '../script/session.ts';
import { areEyesOpen, drawnFigure } from './drawn-figure.ts';

const step: Step = {
  name: 'Katten og Kua',
  startSeconds: 100,
  seconds: 60,
  figure: 'marjaryasana',
  side: null,
  breath: [],
};
const shown = (one: Partial<Step>, at: number) => drawnFigure([{ ...step, ...one }], 0, at);

test('a step shows its pose, or what it names instead', () => {
  expect(shown({}, 30)).toMatchObject({ id: 'marjaryasana', begunAtSeconds: 100, sinceSeconds: 30, turnSeconds: null });
  expect(shown({ drawn: ['all-fours'] }, 30)).toMatchObject({ id: 'all-fours', sinceSeconds: 30 });
  expect(shown({ figure: null }, 30)).toBeNull();
});

test('several take turns, and the first has time to come to the mat', () => {
  const catAndCow: Partial<Step> = { drawn: ['bitilasana', 'marjaryasana'], drawnSeconds: 4 };
  const figures = [0, 7, 8, 11, 12, 16].map((at) => shown(catAndCow, at));
  expect(figures.map((figure) => figure?.id)).toEqual([
    'bitilasana',
    'bitilasana',
    'marjaryasana',
    'marjaryasana',
    'bitilasana',
    'marjaryasana',
  ]);
  expect(figures.map((figure) => figure?.sinceSeconds)).toEqual([0, 7, 0, 3, 0, 0]);
  expect(figures.map((figure) => figure?.begunAtSeconds)).toEqual([100, 100, 108, 108, 112, 116]);
  expect(figures.map((figure) => figure?.turnSeconds)).toEqual([null, null, 4, 4, 4, 4]);
});

test('who is still led to the place does not move there yet', () => {
  const led: Partial<Step> = {
    drawn: ['supine-knees-bent', 'bridge-halfway'],
    drawnSeconds: 4,
    heldFromSeconds: 40,
  };
  expect([8, 39, 40, 44].map((at) => shown(led, at)?.id)).toEqual([
    'supine-knees-bent',
    'supine-knees-bent',
    'bridge-halfway',
    'supine-knees-bent',
  ]);
});

test('one goes to the next pose when the lines lead out of this one, and is there when they have led into it', () => {
  const steps: Step[] = [
    { ...step, heldFromSeconds: 10, leavesFromSeconds: 50, drawn: ['bitilasana', 'marjaryasana'] },
    { ...step, name: 'Barnets stilling', startSeconds: 160, figure: 'balasana', heldFromSeconds: 20 },
  ];
  expect(drawnFigure(steps, 0, 49)?.step).toBe(steps[0]);
  const leaving = { id: 'balasana', step: steps[1], begunAtSeconds: 150, fromSeconds: 0, untilSeconds: 30 };
  // With the first word, and no new round of the movement before it.
  expect(drawnFigure(steps, 0, 50)).toMatchObject({ ...leaving, sinceSeconds: 0 });
  expect(drawnFigure(steps, 0, 55)).toMatchObject({ ...leaving, sinceSeconds: 5 });
  expect(drawnFigure(steps, 1, 15)).toMatchObject({ ...leaving, sinceSeconds: 25 });
});

test('without such lines one goes when the place changes, or in time', () => {
  expect(shown({ moves: [{ fromSeconds: 12, to: 'back' }], heldFromSeconds: 30 }, 5)).toMatchObject({
    fromSeconds: 12,
    untilSeconds: 30,
  });
  expect(shown({ heldFromSeconds: 30 }, 5)).toMatchObject({ fromSeconds: null, untilSeconds: 30 });
});

test('lines draw what they say, each until the next that does', () => {
  const turns = [
    { fromSeconds: 20, drawn: ['marjaryasana'] },
    { fromSeconds: 27, drawn: ['bitilasana'] },
    { fromSeconds: 33, drawn: ['marjaryasana', 'bitilasana'] },
  ] as const;
  const told: Partial<Step> = { drawn: ['all-fours'], heldFromSeconds: 10, turns };
  const figures = [19, 20, 26, 27, 33, 37, 38, 43].map((at) => shown(told, at));
  expect(figures.map((figure) => figure?.id)).toEqual([
    'all-fours',
    'marjaryasana',
    'marjaryasana',
    'bitilasana',
    'marjaryasana',
    'marjaryasana',
    'bitilasana',
    'marjaryasana',
  ]);
  expect(figures.map((figure) => figure?.sinceSeconds)).toEqual([19, 0, 6, 0, 0, 4, 0, 0]);
  expect(figures.map((figure) => figure?.turnSeconds)).toEqual([null, 5, 5, 5, 5, 5, 5, 5]);
});

test('eyes that a line has opened stay open until a line closes them, in the next step too', () => {
  const opened = { fromSeconds: 40, isOpen: true };
  const steps: Step[] = [
    { ...step, eyes: [{ fromSeconds: 10, isOpen: false }, opened] },
    { ...step, name: 'Pause', startSeconds: 160 },
    { ...step, startSeconds: 220, eyes: [{ fromSeconds: 20, isOpen: false }] },
  ];
  const moments = [
    [0, 39],
    [0, 40],
    [1, 30],
    [2, 19],
    [2, 20],
  ] as const;
  expect(moments.map(([index, at]) => areEyesOpen(steps, index, at))).toEqual([false, true, true, true, false]);
});
