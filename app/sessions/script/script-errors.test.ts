import { expect, test } from 'vitest';
import type { Line, Script, ScriptStep, SpokenLines } from './script.ts';
import { scriptErrors } from './script-errors.ts';
import type { Station } from './stations.ts';
import { emptyStep } from './written.ts';

function line(text: string, seconds: number, ...to: Station[]): Line {
  return { text, seconds, to, minMinutes: 0, maxMinutes: 60 };
}

/** A short class without an error: a twist on both sides, and a rest. */
const twist = {
  before: [line('Legg deg ned på siden, og rull over på ryggen.', 12, 'sitting', 'side', 'back')],
  in: [line('Pust ut, og la knærne synke mot høyre.', 7)],
  hold: [line('Venstre skulder er tung. Bli i to pust.', 17)],
  out: [line('Pust inn, og løft knærne til midten.', 8)],
  second: {
    in: [line('Pust ut, og la knærne synke mot venstre.', 7)],
    hold: [line('Høyre skulder er tung. Bli i to pust.', 17)],
    out: [line('Pust inn, og løft knærne til midten.', 8)],
  },
};
const before = line('Sett deg på matta. Legg deg ned på siden, og rull over på ryggen.', 18, 'sitting', 'side', 'back');

function scriptOf(spoken: Partial<SpokenLines>, changed: Partial<ScriptStep> = {}, isQuiet = false): Script {
  const empty = emptyStep('Vridning', 'practice');
  const step = { ...empty, station: 'back', figure: 'supta-matsyendrasana', ...changed } as const;
  const rest = { ...emptyStep('Hvile', 'practice'), station: 'back', isRest: true } as const;
  const resting = {
    ...empty.spoken,
    in: [line('Strekk ut beina.', 6)],
    hold: [line('La gulvet bære deg.', 70)],
    out: [line('Rull over på siden.', 9, 'side'), line('Skyv deg opp til sittende.', 11, 'sitting')],
  };
  return {
    steps: [
      { ...step, spoken: { ...empty.spoken, ...twist, before: [before], ...spoken } },
      { ...rest, spoken: resting },
    ],
    lengths: [4],
    startsAt: 'standing',
    isQuiet,
  };
}

test('a class without an error has none', () => {
  expect(scriptErrors(scriptOf({}), true)).toEqual([]);
});

const { second } = twist;

test.each<[string, Partial<SpokenLines>, RegExp]>([
  ['a second side without words', { second: { in: [], hold: [], out: [] } }, /the second side has no words/u],
  [
    'a second side of another length',
    { second: { ...second, hold: [line('Høyre skulder er tung. Bli i to pust.', 24)] } },
    /takes 32 s on one side and 39 s on the other/u,
  ],
  ['a second side that is the first again', { second: { ...twist } }, /does not exchange høyre and venstre/u],
  [
    'sides without right and left',
    {
      in: [line('Pust ut, og la knærne synke.', 7)],
      hold: [line('Skulderen er tung. Bli i to pust.', 17)],
      second: {
        in: [line('Pust ut, og la knærne synke til den andre siden.', 7)],
        hold: [line('Skulderen er tung. Bli i to pust.', 17)],
        out: twist.out,
      },
    },
    /never says høyre or venstre/u,
  ],
  ['«bytt side»', { out: [line('Pust inn, og bytt side.', 8)] }, /says «bytt»/u],
  [
    'a way out before the hold',
    { in: [...twist.in, line('Løft knærne når du skal opp.', 8)] },
    /is a way out before the way out/u,
  ],
  [
    'a pose that is left while it is held',
    { hold: [line('Rull over på siden i to pust.', 20, 'side')] },
    /leaves «Vridning» while it is held/u,
  ],
  [
    'a line longer than its room',
    { out: [line('Pust inn, og løft begge knærne til midten.', 3)] },
    /needs 4.7 s and has 3 s/u,
  ],
  ['a change of place without time', { before: [{ ...before, seconds: 8 }] }, /needs 9.7 s and has 8 s/u],
  [
    'more breaths than there is time for',
    { hold: [line('Venstre skulder er tung. Bli i fem pust.', 17)] },
    /«fem pust» takes 35 s/u,
  ],
  ['a word that points', { out: [line('Legg knærne slik, og pust inn.', 8)] }, /points at something/u],
  ['a picture', { out: [line('Løft knærne som på tegningen.', 8)] }, /points at something/u],
  ['one of two limbs without its side', { out: [line('Pust inn, og løft kneet.', 8)] }, /names one of two limbs/u],
  ['a limb before its side', { out: [line('Løft kneet på høyre side.', 8)] }, /names a limb before its side/u],
  ['something to look at', { out: [line('Pust inn, og se på knærne.', 8)] }, /asks one to look/u],
  ['a number in digits', { out: [line('Pust inn 3 ganger.', 30)] }, /not read aloud as words/u],
  ['a Roman numeral', { out: [line('Kom opp i Krigeren II nå.', 8)] }, /not read aloud as words/u],
  [
    'half a minute without a word too many',
    { hold: [line('Venstre skulder er tung.', 41)] },
    /is 41 s without a word/u,
  ],
  [
    'a place that no words lead to',
    { before: [] },
    /no words lead to «Vridning», on the back: the body is still standing/u,
  ],
  [
    'a way that nobody can go',
    { before: [line('Legg deg ned på ryggen.', 18, 'back')] },
    /leads standing → on the back in one movement/u,
  ],
  [
    'a place that is not said',
    { before: [line('Legg deg ned.', 18, 'sitting', 'side', 'back')] },
    /leads on the back without saying so/u,
  ],
  ['too many sentences', { out: [line('Pust inn. Løft knærne. Senk dem.', 8)] }, /has 3 sentences/u],
])('%s is an error', (_, spoken, error) => {
  expect(scriptErrors(scriptOf(spoken), true).join('\n')).toMatch(error);
});

test('a line before anything can be heard is an error', () => {
  const [first, ...others] = scriptOf({}).steps;
  if (!first) throw new Error('there are two steps');
  const steps = [{ ...first, leadSeconds: 0 }, ...others];
  expect(scriptErrors({ ...scriptOf({}), steps }, true).join()).toMatch(/begins before a sound track can/u);
});

test('a rest that is too short, or that is talked through, is an error', () => {
  const script = scriptOf({});
  const [first, rest] = script.steps;
  if (!first || !rest) throw new Error('there are two steps');
  const short = { ...script, lengths: [], steps: [first, { ...rest, spoken: { ...rest.spoken, hold: [], out: [] } }] };
  expect(scriptErrors(short, true).join()).toMatch(/«Hvile» takes 8 s of/u);
  const lines = Array.from({ length: 8 }, (_, index) => line(`La ${index % 2 ? 'beina' : 'armene'} være tunge.`, 11));
  const talked = { ...script, lengths: [], steps: [first, { ...rest, spoken: { ...rest.spoken, hold: lines } }] };
  expect(scriptErrors(talked, true).join()).toMatch(/has 11 s of silence in 116 s/u);
  expect(scriptErrors(talked, true).join()).toMatch(/«La armene være tunge.» is said 4 times/u);
});

test('a session that leaves somebody lying is an error', () => {
  const script = scriptOf({});
  const [first, rest] = script.steps;
  if (!first || !rest) throw new Error('there are two steps');
  const lying = { ...script, steps: [first, { ...rest, spoken: { ...rest.spoken, out: [] } }] };
  expect(scriptErrors(lying, true).join()).toMatch(/the session ends on the back, and no words bring one up/u);
});

test('for the night a line has time for a slow voice', () => {
  const out = [line('Pust inn, og løft begge knærne til midten.', 5)];
  const opposite = { ...second, out };
  expect(scriptErrors(scriptOf({ out, second: opposite }), true)).toEqual([]);
  expect(scriptErrors(scriptOf({ out, second: opposite }, {}, true), true).join()).toMatch(/needs 5.4 s and has 5 s/u);
});

test('lines that do not fill their length, or need more, are no session', () => {
  const step = scriptOf({}).steps.slice(0, 1);
  expect(() => scriptErrors({ ...scriptOf({}), steps: step }, true)).toThrow('have no lines');
  expect(() => scriptErrors({ ...scriptOf({}), lengths: [1] }, true)).toThrow('too short for their lines');
});
