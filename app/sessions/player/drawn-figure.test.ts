import { expect, test } from 'vitest';
import type { Step } from '../script/session.ts';
import { drawnFigure } from './drawn-figure.ts';

const step: Step = {
  name: 'Katten og Kua',
  startSeconds: 0,
  seconds: 60,
  figure: 'marjaryasana',
  side: null,
  breath: [],
};

test('a step shows its pose, or what it names instead', () => {
  expect(drawnFigure(step, 30)).toEqual({ id: 'marjaryasana', sinceSeconds: 30, turnSeconds: null });
  expect(drawnFigure({ ...step, drawn: ['all-fours'] }, 30)).toMatchObject({ id: 'all-fours', sinceSeconds: 30 });
  expect(drawnFigure({ ...step, figure: null }, 30)).toBeNull();
});

test('several take turns, and the first has time to come to the mat', () => {
  const catAndCow: Step = { ...step, drawn: ['bitilasana', 'marjaryasana'], drawnSeconds: 4 };
  const shown = [0, 7, 8, 11, 12, 16].map((at) => drawnFigure(catAndCow, at));
  expect(shown.map((figure) => figure?.id)).toEqual([
    'bitilasana',
    'bitilasana',
    'marjaryasana',
    'marjaryasana',
    'bitilasana',
    'marjaryasana',
  ]);
  expect(shown.map((figure) => figure?.sinceSeconds)).toEqual([0, 7, 0, 3, 0, 0]);
  expect(shown.map((figure) => figure?.turnSeconds)).toEqual([null, null, 4, 4, 4, 4]);
});

test('who is still led to the place does not move there yet', () => {
  const led: Step = { ...step, drawn: ['supine-knees-bent', 'bridge-halfway'], drawnSeconds: 4, movesFromSeconds: 40 };
  expect([8, 39, 40, 44].map((at) => drawnFigure(led, at)?.id)).toEqual([
    'supine-knees-bent',
    'supine-knees-bent',
    'bridge-halfway',
    'supine-knees-bent',
  ]);
});
