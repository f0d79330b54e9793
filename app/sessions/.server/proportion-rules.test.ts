import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { composeNearest } from '../composer/nearest.ts';
import { proportionRules } from '../composer/proportion-rules.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { composerWords, repertoire } from './composer.ts';
import { withHolds, withIds, withPractice } from './testing-changes.ts';

/** For each rule a wish, and what breaks a sound session for it. */
const broken: readonly (readonly [string, Partial<Wish>, (sound: Composition) => Composition])[] = [
  ['a rest by day is a quarter at most, and eight minutes', {}, restingLonger],
  ['breath, stillness and rest are half of it at most', {}, allStill],
  [
    'nobody who is to wake sits still for more than a minute and a half',
    { need: 'energi' },
    (sound) => withHolds(withIds(sound, 'sukhasana'), 91),
  ],
  [
    'a sore neck or back leans back for five minutes at most',
    { need: 'ro', place: 'stol', minutes: 30, conditions: ['nakke'] },
    restingLonger,
  ],
  [
    'a twist is a minute at most where it is not for the back',
    {},
    (sound) => withHolds(withPractice(sound, { shapes: ['twist'] }), 61),
  ],
  ['legs lie up a wall right before the rest', {}, (sound) => withIds(sound, 'sukhasana', 'viparita-karani')],
  [
    'a few minutes on the mat begin with a movement for the need',
    { need: 'bein', minutes: 5 },
    (sound) => withIds(sound, 'hand-pa-magen'),
  ],
];

test('each rule has something that breaks it', () => {
  const names = broken.map(([name]) => name);
  expect(Object.keys(proportionRules).filter((name) => !names.includes(name))).toEqual([]);
});

describe('what breaks a rule is seen', () => {
  test.each(broken)('%s, %j', (name, asked, change) => {
    const sound = composeNearest({ ...usualWish, minutes: 15, ...asked }, repertoire, composerWords);
    const rule = proportionRules[name];
    if (!sound || !rule) throw new Error('the wish is not met');
    expect(rule(sound)).toEqual([]);
    expect(rule(change(sound))).not.toEqual([]);
  });
});

/** As if all things but the rest were over at once, and it filled the time. */
function restingLonger(sound: Composition): Composition {
  const steps = sound.script.steps.map((step) => ({ ...step, isRest: false }));
  const atRest = sound.script.steps.filter(({ isRest }) => isRest);
  const plan = sound.plan.filter(({ role }) => role === 'rest');
  return { ...sound, plan, script: { ...sound.script, steps: [...steps.slice(0, 1), ...atRest] } };
}

function allStill(sound: Composition): Composition {
  return withIds(sound, ...sound.plan.map(() => 'sukhasana'));
}
