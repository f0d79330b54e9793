import { describe, expect, test } from 'vitest';
import { type Composition, compose } from '../composer/compose.ts';
import { compositionErrors } from '../composer/composition-errors.ts';
import type { Practice, RepertoireItem } from '../composer/knowledge.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { layOut } from '../script/layout.ts';
import type { ScriptStep } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';

describe('a mistake in what is known is seen', () => {
  const planted: Readonly<Record<string, (item: RepertoireItem) => RepertoireItem>> = {
    'nothing that a condition says to avoid': withAll({
      conditions: { kne: { verdict: 'avoid', words: 'La det være.' } },
    }),
    'of its place': withPractice({ places: [] }),
    'of its level': withPractice({ intensity: 5 }),
    'serves its need': withPractice({ needs: [] }),
    'each hold is sensible': withPractice({ holdSeconds: [15, 16] }),
    'nothing that was to be left out': withPractice({ props: ['vegg'] }),
    'what is loaded has been warmed': withPractice({ intensity: 3, loads: ['legs'], warms: [] }),
    'a counter pose follows': withPractice({ intensity: 2, shapes: ['backbend'], counters: [] }),
    'calm before the rest': withPractice({ intensity: 3 }),
    'one of the strongest at most': withPractice({ intensity: 5 }),
    'nothing that a condition turns into something else': withPractice({ otherPoseFor: ['kne'] }),
    'what there is too little of is told': withPractice({ needs: [] }),
    'both sides': withAll({ bothSides: true }),
    'one piece of advice at most': advisedTwice,
    'nothing that is learnt from a teacher': withPractice({ taughtInPerson: true }),
  };
  const wish: Wish = { ...usualWish, minutes: 20, conditions: ['kne'], props: ['vegg'] };
  test.each(Object.entries(planted))('%s', (rule, change) => {
    const sound = compose(wish, repertoire, composerWords);
    if (!sound) throw new Error('the wish is not met');
    expect(compositionErrors(sound)).toEqual([]);
    const plan = sound.plan.map((planned) => ({ ...planned, item: change(planned.item) }));
    expect(compositionErrors({ ...sound, plan }).join('\n')).toContain(rule);
  });

  test('a neck that is not moved, or that bears weight', () => {
    const sound = compose({ ...wish, need: 'nakke' }, repertoire, composerWords);
    if (!sound) throw new Error('the wish is not met');
    expect(compositionErrors(sound)).toEqual([]);
    const changed = (change: Partial<Practice>) =>
      sound.plan.map((planned) => ({ ...planned, item: withPractice(change)(planned.item) }));
    expect(compositionErrors({ ...sound, plan: changed({ loads: [] }) }).join('\n')).toContain(
      'nothing moves the head',
    );
    expect(compositionErrors({ ...sound, plan: changed({ intensity: 2 }) }).join('\n')).toContain('a neck is moved');
  });

  test.each<[string, (composition: Composition) => Composition]>([
    ['begins with an arrival', (sound) => ({ ...sound, plan: sound.plan.slice(1) })],
    [
      'the way down before the rest',
      (sound) => ({
        ...sound,
        plan: [
          ...sound.plan.filter(({ role }) => role !== 'rest'),
          ...sound.plan.filter(({ role }) => role === 'peak'),
          ...sound.plan.slice(-1),
        ],
      }),
    ],
    [
      'nothing comes twice, but for a second round of what serves the need, which is told',
      (sound) => ({ ...sound, plan: [...sound.plan.slice(0, 2), ...sound.plan.slice(1)] }),
    ],
    [
      'up to the peak',
      (sound) => ({
        ...sound,
        plan: [...sound.plan.slice(0, 1), ...sound.plan.slice(1, -1).toReversed(), ...sound.plan.slice(-1)],
      }),
    ],
    ['the body is still on the belly', (sound) => ({ ...sound, script: { ...sound.script, startsAt: 'belly' } })],
    [
      'stands up from the floor',
      (sound) => ({ ...sound, plan: [...sound.plan.slice(1, -1), ...sound.plan.slice(0, 1), ...sound.plan.slice(-1)] }),
    ],
    ['does not begin standing', (sound) => ({ ...sound, plan: sound.plan.slice(-1) })],
    ['is not asked to stand by a chair', withoutWelcome],
    ['does not ask for stol', withoutWelcome],
    ['asks for belte in vain', (sound) => withWelcome(sound, 'Ta fram et belte hvis du har.')],
    ['there is time to lay a cushion', (sound) => withWelcome(sound, 'Legg putene bak deg.')],
    ['a chair is a steady one', (sound) => withWelcome(sound, 'Ha en stol ved siden av deg.')],
    ['not all is heavy', (sound) => ({ ...sound, script: { ...sound.script, steps: sound.script.steps.map(heavy) } })],
    [
      's of 1200 s',
      (sound) => ({
        ...sound,
        script: {
          ...sound.script,
          steps: sound.script.steps.map((step) => ({ ...step, isRest: step.isRest || step.role === 'closing' })),
        },
      }),
    ],
  ])('%s', (error, change) => {
    const sound = compose(wish, repertoire, composerWords);
    if (!sound) throw new Error('the wish is not met');
    expect(compositionErrors(change(sound)).join('\n')).toContain(error);
  });
});

test('who goes on awake', () => {
  const wish: Wish = { ...usualWish, need: 'energi', minutes: 10, place: 'kontor', conditions: ['nakke'], seed: 4 };
  const sound = compose(wish, repertoire, composerWords);
  if (!sound) throw new Error('the wish is not met');
  expect(compositionErrors(sound)).toEqual([]);
  const rest = sound.plan.at(-1);
  const lying = rest && { ...rest, item: { ...rest.item, station: 'back' as const } };
  expect(compositionErrors({ ...sound, plan: [...sound.plan.slice(0, -1), ...(lying ? [lying] : [])] })).toContain(
    'who goes on awake rests little, and sits: lying after 10 min',
  );
});

test('who goes on awake sits still for 75 seconds, and no longer', () => {
  const sound = compose({ ...usualWish, need: 'energi', minutes: 30, place: 'kontor' }, repertoire, composerWords);
  if (!sound) throw new Error('the wish is not met');
  const error = 'who goes on awake rests little, and sits: 76 s of at most 75 s';
  expect(compositionErrors(withRest(sound, 75))).not.toContainEqual(expect.stringMatching(/^who goes on awake/u));
  expect(compositionErrors(withRest(sound, 76))).toContain(error);
});

/** As if the first thing to do were over sooner or later, so that the rest has so many seconds. */
function withRest(sound: Composition, seconds: number): Composition {
  const rest = layOut(sound.script, sound.wish.minutes).find(({ step }) => step.isRest)?.seconds ?? 0;
  const steps = sound.script.steps.map((step, index) =>
    index === 1 ? { ...step, leadSeconds: step.leadSeconds + rest - seconds } : step,
  );
  return { ...sound, script: { ...sound.script, steps } };
}

/** As if nothing were said before the first thing to do. */
function withoutWelcome(sound: Composition): Composition {
  return withWelcome(sound);
}

/** As if only these lines were said before the first thing to do. */
function withWelcome(sound: Composition, ...texts: readonly string[]): Composition {
  const [welcome, ...steps] = sound.script.steps;
  const line = welcome?.spoken.in[0];
  if (!welcome || !line) throw new Error('nobody is welcomed');
  const told = { ...welcome, spoken: { ...welcome.spoken, in: texts.map((text) => ({ ...line, text })) } };
  return { ...sound, script: { ...sound.script, steps: [told, ...steps] } };
}

/** A step in which something is said to be heavy. */
function heavy(step: ScriptStep): ScriptStep {
  const hold = step.spoken.hold.map((line) => ({ ...line, text: 'Kroppen er tung.' }));
  return { ...step, spoken: { ...step.spoken, hold } };
}

function withPractice(change: Partial<Practice>): (item: RepertoireItem) => RepertoireItem {
  return (item) => ({ ...item, practice: { ...item.practice, ...change } });
}

function withAll(change: Partial<RepertoireItem>): (item: RepertoireItem) => RepertoireItem {
  return (item) => ({ ...item, ...change, spoken: change.bothSides ? { ...item.spoken, second: null } : item.spoken });
}

/** As if the advice for two conditions were said before something. */
function advisedTwice(item: RepertoireItem): RepertoireItem {
  const line = item.spoken.in[0];
  if (!line) return item;
  const advice = ['Bøy deg bare litt.', 'Løft bare litt.'];
  const [kne, rygg] = advice.map((words) => ({ verdict: 'adapt' as const, words }));
  if (!kne || !rygg) return item;
  const before = advice.map((text) => ({ ...line, text }));
  return { ...item, conditions: { kne, rygg }, spoken: { ...item.spoken, before } };
}
