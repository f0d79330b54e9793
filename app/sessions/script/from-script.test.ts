import { expect, test } from 'vitest';
import { scriptTimeline } from './from-script.ts';
import type { Line, ScriptStep, SpokenLines } from './script.ts';
import { emptyStep } from './written.ts';

const ever = { to: [], minMinutes: 0, maxMinutes: 60 };
const step = (name: string, spoken: Partial<SpokenLines>, changed: Partial<ScriptStep> = {}): ScriptStep => {
  const empty = emptyStep(name, 'practice');
  return { ...empty, ...changed, spoken: { ...empty.spoken, ...spoken } };
};
const said = (text: string, seconds: number, changed: Partial<Line> = {}): Line => ({
  ...ever,
  text,
  seconds,
  ...changed,
});

const steps = [
  step('Treet', {
    passage: [said('Reis deg.', 8)],
    in: [said('Stå på høyre bein.', 6)],
    hold: [said('Pust.', 20), said('Bli litt til.', 20, { minMinutes: 4 })],
    second: { in: [said('Stå på venstre bein.', 6)], hold: [said('Pust.', 20)], out: [] },
    after: [said('Legg deg ned.', 12)],
  }),
  step('Hvile', { hold: [said('Ligg stille.', 10)], out: [said('Sett deg opp.', 10)] }, { isRest: true }),
];
const script = { steps, lengths: [3, 4], startsAt: 'standing', isQuiet: false } as const;

test('every line is said when those before it have had their time, and the rest takes what is left', () => {
  const { seconds, cues, steps } = scriptTimeline(script, 4);
  expect(seconds).toBe(240);
  expect(steps.map(({ name, side, startSeconds, seconds }) => [name, side, startSeconds, seconds])).toEqual([
    ['Treet', 'first', 0, 56],
    ['Treet', 'second', 56, 38],
    ['Hvile', null, 94, 146],
  ]);
  expect(cues.map(({ id, atSeconds, kind, side }) => [id, atSeconds, kind, side])).toEqual([
    ['1-0', 0, 'transition', null],
    ['1-1', 2, 'transition', null],
    ['1-2', 10, 'in', 'first'],
    ['1-3', 16, 'hold', 'first'],
    ['1-4', 36, 'hold', 'first'],
    ['1-5', 56, 'in', 'second'],
    ['1-6', 62, 'hold', 'second'],
    ['1-7', 82, 'out', null],
    ['2-0', 94, 'hold', null],
    ['2-1', 96, 'hold', null],
    ['2-2', 230, 'out', null],
    ['slutt', 240, 'closing', null],
  ]);
});

test('a shorter session leaves whole lines out, and what is left keeps its time', () => {
  const { seconds, cues } = scriptTimeline(script, 3);
  expect(seconds).toBe(180);
  expect(cues.map(({ text }) => text)).not.toContain('Bli litt til.');
  expect(cues.find(({ side }) => side === 'second')?.atSeconds).toBe(36);
  expect(cues.find(({ text }) => text === 'Sett deg opp.')?.atSeconds).toBe(170);
});

test('a bell sounds where nothing is said, never into the rest, and by night not at all', () => {
  const ringing = (isQuiet: boolean) =>
    scriptTimeline({ ...script, isQuiet }, 4).cues.filter(({ bell }) => bell !== null);
  expect(ringing(false).map(({ atSeconds, bell, isSilent }) => [atSeconds, bell, isSilent])).toEqual([
    [0, 'step', true],
    [240, 'end', true],
  ]);
  expect(ringing(true)).toEqual([]);
});

test('a session may do without bells by day, and ends without a word all the same', () => {
  const { cues } = scriptTimeline({ ...script, isWithoutBells: true }, 4);
  expect(cues.filter(({ bell }) => bell !== null)).toEqual([]);
  expect(cues.at(-1)).toMatchObject({ id: 'slutt', text: 'Økten er ferdig.', isSilent: true });
});

test('a step that begins with its words, or has none, is not named before them', () => {
  const begun = scriptTimeline(
    { ...script, lengths: [], steps: [step('Pust', { hold: [said('Inn.', 8)] }, { leadSeconds: 0 })] },
    null,
  );
  expect(begun.cues.map(({ id }) => id)).toEqual(['1-1', 'slutt']);
  const silent = scriptTimeline({ ...script, lengths: [], steps: [step('Stille', {})] }, null);
  expect(silent.cues.map(({ id }) => id)).toEqual(['slutt']);
});

test('where the left side comes first, both halves of the step say so', () => {
  const second = { in: [said('Høyre.', 6)], hold: [], out: [] };
  const steps = [
    step('Stille', { hold: [said('Stå.', 10)] }),
    step('Treet', { in: [said('Venstre.', 6)], second }, { isLeftFirst: true }),
  ];
  const both = scriptTimeline({ ...script, lengths: [], steps }, null).steps.slice(1);
  expect(both.map(({ side, seconds, isLeftFirst }) => [side, seconds, isLeftFirst])).toEqual([
    ['first', 8, true],
    ['second', 6, true],
  ]);
  expect(scriptTimeline(script, 4).steps.some((one) => 'isLeftFirst' in one)).toBe(false);
});

test('a step knows when its lines lead in and out, on each side', () => {
  const led = step(
    'Broen',
    {
      passage: [said('Gå til matta.', 10)],
      in: [said('Legg deg på ryggen.', 8, { to: ['back'] }), said('Armene ligger langs siden.', 5)],
      hold: [said('Løft.', 30)],
      out: [said('Rull ned.', 6)],
      second: { in: [said('En gang til.', 5)], hold: [said('Løft igjen.', 20)], out: [said('Rull ned igjen.', 6)] },
    },
    { drawn: ['supine-knees-bent', 'bridge-halfway'] },
  );
  const [first, second] = scriptTimeline({ ...script, steps: [led], lengths: [] }, null).steps;
  const lead = first?.seconds === undefined ? 0 : first.seconds - 59;
  expect(first).toMatchObject({
    moves: [{ fromSeconds: lead + 10, to: 'back' }],
    heldFromSeconds: lead + 23,
    leavesFromSeconds: lead + 53,
  });
  expect(second).toMatchObject({ heldFromSeconds: 5, leavesFromSeconds: 25 });
  expect(second?.moves).toBeUndefined();
});

test('lines open the eyes and close them, and who holds a pose has them as it is drawn', () => {
  const looking = step('Sitt', {
    in: [{ ...said('Åpne øynene litt mens du flytter deg.', 6), eyes: 'open' }, said('Sett deg.', 8)],
    hold: [said('Sitt.', 30), { ...said('Lukk øynene.', 30), eyes: 'closed' }],
  });
  const [only] = scriptTimeline({ ...script, steps: [looking], lengths: [] }, null).steps;
  expect(only?.eyes?.map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
  const from = only?.eyes?.map(({ fromSeconds }) => fromSeconds - (only.eyes?.[0]?.fromSeconds ?? 0));
  expect(from).toEqual([0, 14, 44]);
});

test('nobody leaves the rest before the lines change the place', () => {
  const rest = step('Hvile', { hold: [said('Hvil.', 30)], out: [said('Beveg fingrene.', 6)] }, { isRest: true });
  const [only] = scriptTimeline({ ...script, steps: [rest], lengths: [] }, null).steps;
  expect(only?.leavesFromSeconds).toBeUndefined();
});
