import { expect, test } from 'vitest';
import { spokenLines, type WrittenLines } from '#app/sessions/player/spoken.ts';
import { type PlannedStep, planTimeline } from './from-plan.ts';
import type { Cue } from './session.ts';

const halfTime = /^Halve tiden er gått/u;

function planned(name: string, minutes: number, lines: WrittenLines, isTwoSided = false): PlannedStep {
  const spoken = spokenLines(`${name} er en stilling. Pust rolig.`, lines);
  return { name, seconds: minutes * 60, bothSides: isTwoSided, figure: 'tadasana', spoken };
}

const rest = planned('Hvile', 3, { out: ['Rull over på siden.', 'Sett deg opp.'] });
const triangle = planned(
  'Trekanten',
  2,
  {
    in: ['Bytt ut klossen med en bok.', 'Strekk deg ut over høyre bein.'],
    hold: ['Slipp skuldrene.'],
    change: ['Kom opp.', 'Strekk deg ut over venstre bein.'],
    out: ['Kom opp, og samle føttene.'],
  },
  true,
);

/** The second at which a sentence is first said. */
function secondOf(cues: readonly Cue[], sentence: string): number {
  const cue = cues.find(({ text }) => text === sentence);
  if (!cue) throw new Error(`«${sentence}» is never said`);
  return cue.atSeconds;
}

test('the change of side is said at half time, with its bell, and nothing is taken for it by its words', () => {
  const { steps, cues } = planTimeline([triangle, rest]);
  expect(steps.map(({ name, side, startSeconds }) => [name, side, startSeconds])).toEqual([
    ['Trekanten', 'first', 0],
    ['Trekanten', 'second', 60],
    ['Hvile', null, 120],
  ]);
  expect(cues.find(({ atSeconds }) => atSeconds === 60)).toEqual({ atSeconds: 60, text: 'Kom opp.', bell: 'side' });
  expect(secondOf(cues, 'Strekk deg ut over venstre bein.')).toBeLessThan(75);
  expect(secondOf(cues, 'Bytt ut klossen med en bok.')).toBeLessThan(10);
  expect(cues.filter(({ text }) => text === 'Slipp skuldrene.')).toHaveLength(2);
});

test('two sides without words for the change are a fault', () => {
  expect(() => planTimeline([{ ...rest, bothSides: true }])).toThrow('Hvile');
});

test('what is for half time of a step with one side is said then, instead of the reminder', () => {
  const { cues } = planTimeline([planned('Barnets stilling', 4, { change: ['Snu hodet til venstre.'] }), rest]);
  expect(secondOf(cues, 'Snu hodet til venstre.')).toBe(120);
  expect(cues.some(({ text }) => halfTime.test(text))).toBe(false);
});

test('the way out is said at the end of its step, before the next is announced', () => {
  const { cues } = planTimeline([triangle, rest]);
  const out = secondOf(cues, 'Kom opp, og samle føttene.');
  const next = secondOf(cues, 'Neste er Hvile.');
  expect(out).toBeGreaterThan(90);
  expect(next).toBeGreaterThan(out);
  expect(next).toBeLessThan(120);
});

test('who rests to the end is brought up half a minute before it', () => {
  const { seconds, cues } = planTimeline([triangle, rest]);
  expect(seconds - secondOf(cues, 'Rull over på siden.')).toBe(30);
  expect(seconds - secondOf(cues, 'Sett deg opp.')).toBeLessThan(30);
});

test('a long hold hears when half its time has gone, on each side; a short one and the last rest do not', () => {
  const swan = planned('Svanen', 8, { change: ['Kom opp.'], out: ['Kom opp.'] }, true);
  const { cues } = planTimeline([swan, triangle, rest]);
  expect(cues.filter(({ text }) => halfTime.test(text)).map(({ atSeconds }) => atSeconds)).toEqual([120, 360]);
});

test('what is said while a pose is held comes between the way in and the way out, the reminder in its middle', () => {
  const hold = ['Slipp kjeven.', 'Pust ut.'];
  const { cues } = planTimeline([planned('Sommerfuglen', 4, { hold, out: ['Kom opp.'] }), rest]);
  const times = ['Pust rolig.', 'Slipp kjeven.', 'Pust ut.', 'Kom opp.'].map((text) => secondOf(cues, text));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times[1]).toBeLessThan(120);
  expect(times[2]).toBeGreaterThan(120);
});

test('without a way out of its own a step that has been quiet for a while still tells what comes', () => {
  const { cues } = planTimeline([planned('Fjellet', 1, {}), rest]);
  expect(secondOf(cues, 'Kom rolig ut. Neste er Hvile.')).toBeGreaterThan(48);
  const short = planTimeline([planned('Fjellet', 0.25, {}), rest]);
  expect(short.cues.some(({ text }) => text.includes('Neste er'))).toBe(false);
});

test('a quiet plan rings nothing and says what is written, and no more', () => {
  const swan = planned('Svanen', 8, { change: ['Kom opp.'], out: ['Kom ned.'] }, true);
  const { cues } = planTimeline([swan, rest], true);
  expect(cues.filter(({ bell }) => bell !== null)).toEqual([]);
  const heard = cues.filter(({ isSilent }) => !isSilent).map(({ text }) => text);
  expect(heard).toEqual([
    'Svanen.',
    ...swan.spoken.in,
    'Kom opp.',
    'Kom ned.',
    'Hvile.',
    ...rest.spoken.in,
    ...rest.spoken.out,
  ]);
});

test('of a long instruction nothing is left out as long as the step has room for it', () => {
  const long = Array.from(
    { length: 12 },
    (_, index) => `Dette er setning nummer ${index + 1} av mange lange setninger.`,
  );
  const { cues } = planTimeline([planned('Svanen', 4, { in: long, out: ['Kom opp.'] }), rest]);
  expect(cues.map(({ text }) => text)).toEqual(expect.arrayContaining(long));
});
