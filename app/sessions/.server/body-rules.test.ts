import { describe, expect, test } from 'vitest';
import { bodyRules } from '../composer/body-rules.ts';
import type { Composition } from '../composer/compose.ts';
import { composeNearest } from '../composer/nearest.ts';
import { orderRules } from '../composer/order-rules.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { composerWords, repertoire } from './composer.ts';
import { from, withHolds, withIds, withItems, withPractice, withTexts } from './testing-changes.ts';

const rules = { ...bodyRules, ...orderRules };

/** For each rule a wish, and what breaks a sound session for it. */
const broken: Readonly<Record<string, readonly [Partial<Wish>, (sound: Composition) => Composition]>> = {
  'the head clears where one has risen or rolled over': [
    { conditions: ['svimmel'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: line.text.replace('hodet er klart', 'du vil') })),
  ],
  'nothing that a condition never asks of a body': [
    { conditions: ['refluks'] },
    (sound) => withItems(sound, (item) => ({ ...item, movements: ['belly-compressed'] })),
  ],
  'who is dizzy bends no head': [{ conditions: ['svimmel'] }, (sound) => withPractice(sound, { shapes: ['forward'] })],
  'no way straight from all fours to standing for who is dizzy': [
    { conditions: ['svimmel'] },
    (sound) => withTexts(sound, (line) => (line.to.length > 0 ? { ...line, to: ['all-fours', 'standing'] } : line)),
  ],
  'nothing strong for a body that is to be spared, whatever level is asked for': [
    { conditions: ['hjerte'], level: 'krevende' },
    (sound) => withPractice(sound, { intensity: 4 }),
  ],
  'sore knees are bent once, and not for long': [
    { conditions: ['kne'] },
    (sound) => withPractice(sound, { bendsKnees: true }),
  ],
  'a heart has the arms up for half a minute at most': [
    { conditions: ['hjerte'] },
    (sound) =>
      withHolds(
        withItems(sound, (item) => ({ ...item, movements: ['shoulder-load'] })),
        31,
      ),
  ],
  'a sore back sits without support for a minute and a half at most': [
    { conditions: ['rygg'] },
    (sound) =>
      withHolds(
        withItems(sound, (item) => ({ ...item, station: 'sitting' as const })),
        91,
      ),
  ],
  'sore wrists are not leant on between poses': [
    { conditions: ['handledd'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Press hendene i gulvet.' })),
  ],
  'a blanket lies ready for sore knees': [
    { conditions: ['kne'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: line.text.replaceAll('teppe', 'belte') })),
  ],
  'the rest is on the left side, or propped up, with reflux and in pregnancy': [
    { conditions: ['gravid'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: line.text.replaceAll('venstre', 'høyre') })),
  ],
  'the cushions that one lay on are put away': [
    { conditions: ['refluks'] },
    (sound) => {
      const propped = withTexts(sound, (line) => ({ ...line, text: 'Legg to puter bak deg.' }));
      return { ...propped, plan: sound.plan.map((planned, index) => from(planned, index === 0 ? 'back' : 'sitting')) };
    },
  ],
  'the last words tell how to rise, and none of them how to roll down': [
    {},
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Rull rolig ned.' })),
  ],
  'the pelvis is tipped before the bridge': [{}, (sound) => withIds(sound, 'setu-bandha-sarvangasana', 'bekkenvipp')],
  'the spine is warm before it bends back': [
    {},
    (sound) => withPractice(sound, { shapes: ['backbend'], intensity: 2, warms: [] }),
  ],
  'the milder backbend before the stronger': [
    {},
    (sound) =>
      withIds(
        withItems(withPractice(sound, { shapes: ['backbend'] }), (item) => ({ ...item, station: 'belly' as const })),
        'bhujangasana',
        'sfinksen',
      ),
  ],
  'nobody lies down, sits up and lies down again': [
    {},
    (sound) => ({ ...sound, plan: [...sound.plan.slice(-1), ...sound.plan] }),
  ],
  'in a few minutes one goes down to the floor once': [
    { minutes: 8 },
    (sound) => ({
      ...sound,
      plan: sound.plan.map((planned, index) => ({
        ...planned,
        item: { ...planned.item, station: index === 1 ? ('standing' as const) : ('sitting' as const) },
      })),
    }),
  ],
  'a neck and the shoulders are both moved': [
    { need: 'nakke' },
    (sound) => withPractice(sound, { warms: [], loads: ['neck'] }),
  ],
  'no movement is repeated for more than a minute': [
    {},
    (sound) =>
      withHolds(
        withItems(sound, (item) => ({
          ...item,
          spoken: { ...item.spoken, hold: item.spoken.hold.map((line) => ({ ...line, text: 'Fortsett slik.' })) },
        })),
        61,
      ),
  ],
  'a rest is silent for eight minutes at most, but before sleep': [
    { minutes: 20 },
    (sound) => ({ ...sound, wish: { ...sound.wish, minutes: 45 } }),
  ],
  'a breath has its time': [
    {},
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Pust inn. Pust ut.', seconds: 4 }), 'hold'),
  ],
  'a welcome is short': [{}, (sound) => withTexts(sound, (line) => ({ ...line, seconds: 30 }))],
  'nobody speaks after the last word': [
    {},
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Jeg sier ikke mer.' })),
  ],
};

test('each rule has something that breaks it', () => {
  expect(Object.keys(rules).filter((name) => !(name in broken))).toEqual([]);
});

describe('what breaks a rule is seen', () => {
  test.each(Object.entries(broken))('%s', (name, [asked, change]) => {
    const sound = composeNearest({ ...usualWish, minutes: 15, ...asked }, repertoire, composerWords);
    const rule = rules[name];
    if (!sound || !rule) throw new Error('the wish is not met');
    expect(rule(sound)).toEqual([]);
    const long = { ...sound.wish, minutes: Math.max(60, sound.wish.minutes) };
    const changed = change(sound);
    const isTimed = name.includes('silent') || name.includes('a few minutes');
    expect(rule(isTimed ? changed : { ...changed, wish: long })).not.toEqual([]);
  });
});
