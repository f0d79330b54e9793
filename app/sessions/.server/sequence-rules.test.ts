import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { composeNearest } from '../composer/nearest.ts';
import { sequenceRules } from '../composer/sequence-rules.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { composerWords, repertoire } from './composer.ts';
import { withHolds, withIds } from './testing-changes.ts';

/** For each rule a wish, and what breaks a sound session for it. */
const broken: readonly (readonly [string, Partial<Wish>, (sound: Composition) => Composition])[] = [
  [
    'a fold follows the last backbend, before a lying twist and the rest',
    {},
    (sound) => withHolds(withIds(sound, 'sfinksen', 'liggende-vridning'), 39),
  ],
  ['a fold follows the last backbend, before a lying twist and the rest', {}, twistedFirst],
  ['the locust comes after a milder backbend', {}, (sound) => withIds(sound, 'sukhasana', 'salabhasana')],
  ['on all fours the cat and the cow come first', {}, (sound) => withIds(sound, 'lavt-utfall', 'katten-og-kua')],
  [
    'brittle bones do not bend to the side on free feet',
    { conditions: ['beinskjorhet', 'gravid'] },
    (sound) => withIds(sound, 'sukhasana', 'sideboy-staende'),
  ],
];

test('each rule has something that breaks it', () => {
  const names = broken.map(([name]) => name);
  expect(Object.keys(sequenceRules).filter((name) => !names.includes(name))).toEqual([]);
});

describe('what breaks a rule is seen', () => {
  test.each(broken)('%s, %j', (name, asked, change) => {
    const sound = composeNearest({ ...usualWish, minutes: 15, ...asked }, repertoire, composerWords);
    const rule = sequenceRules[name];
    if (!sound || !rule) throw new Error('the wish is not met');
    expect(rule(sound)).toEqual([]);
    expect(rule(change(sound))).not.toEqual([]);
  });
});

/** As if one twisted between the backbend and the fold. */
function twistedFirst(sound: Composition): Composition {
  return { ...sound, plan: withIds(sound, 'sfinksen', 'liggende-vridning', 'balasana').plan.slice(0, 3) };
}
