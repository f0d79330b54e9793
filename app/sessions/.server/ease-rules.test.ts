import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { easeRules } from '../composer/ease-rules.ts';
import { composeNearest } from '../composer/nearest.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import type { Line, Script } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { withItems, withPassages, withTexts } from './testing-changes.ts';

/** Somebody who is to hold on, and has a session with Lykkelig baby. */
const sore: Partial<Wish> = {
  minutes: 18,
  level: 'krevende',
  conditions: ['skulder', 'rygg', 'svimmel'],
  props: ['blokk', 'vegg'],
  seed: 70038,
};

/** For each rule a wish, and what breaks a sound session for it. */
const broken: Readonly<Record<string, readonly [Partial<Wish>, (sound: Composition) => Composition]>> = {
  'a cushion at the knees is put away before the feet stand or the legs are stretched': [
    { need: 'rygg', place: 'seng' },
    (sound) => withTexts(sound, saying(/skyv puten bort/iu, 'Ligg stille')),
  ],
  'knees with a cushion between them come back together': [
    { need: 'rygg', place: 'seng', conditions: ['hofte'] },
    (sound) => withTexts(sound, saying(/rull knærne tilbake/iu, 'løft høyre kne')),
  ],
  'sore hips let the knees out with the feet below the hips': [
    { need: 'hofter', place: 'kontor', conditions: ['hofte'] },
    (sound) => withTexts(sound, saying(/en håndsbredd ut/iu, 'en håndsbredd fra hverandre')),
  ],
  'the knees point where the toes do, and no foot that stands is told to follow': [
    { need: 'hofter', place: 'kontor', conditions: ['kne'] },
    (sound) => withTexts(sound, saying(/la knærne peke samme vei som tærne/iu, 'La føttene følge med knærne')),
  ],
  'who leans against a wall stays there for one more round, and no foot walks by itself': [
    { need: 'energi', conditions: ['beinskjorhet', 'gravid'], minutes: 25, level: 'lett', seed: 50033 },
    (sound) => withTexts(sound, saying(/^bli med ryggen mot/iu, 'Snu deg, og len ryggen mot')),
  ],
  'advice for two conditions does not contradict itself': [
    { conditions: ['rygg', 'handledd'] },
    (sound) =>
      withItems(sound, (item) => ({
        ...item,
        conditions: {
          rygg: { verdict: 'adapt', words: 'Bøy deg bare litt, med støtte av hånden mot setet.' },
          handledd: { verdict: 'adapt', words: 'La armen henge, uten vekt på hånden.' },
        },
      })),
  ],
  'fists lean on a chair, and hold nothing': [
    { conditions: ['handledd', 'rygg'] },
    (sound) => withTexts(sound, saying(/^støtt knyttede hender på/iu, 'Hold med knyttede hender i')),
  ],
  'who lies down on cushions leans on the forearms, and comes up from them over a side': [
    { need: 'ro', conditions: ['refluks'] },
    (sound) => withPassages(sound, saying(/støtt deg på underarmene, og len/iu, 'Len')),
  ],
  'in bed one is told how to get up, but before sleep': [
    { need: 'rygg', place: 'seng' },
    (sound) => withTexts(sound, saying(/, og sitt på sengekanten/iu, ', og reis deg')),
  ],
  'nobody sits for long on a chair without a word about the head': [
    { need: 'sovn', place: 'stol', minutes: 19 },
    (sound) => ({ ...sound, script: withoutLine(sound.script, /^synker hodet/iu) }),
  ],
  'who has no wall stands behind a chair for a balance, with both hands on its back': [
    { need: 'rygg', place: 'kontor', minutes: 20, conditions: ['kne', 'beinskjorhet'], props: ['vegg'], seed: 50013 },
    (sound) => withTexts(sound, saying(/stolryggen med begge hender/iu, 'støtten')),
  ],
  'behind a chair without a wall a hand holds on for as long as one stands on one leg': [
    { need: 'energi', place: 'kontor', minutes: 25, props: ['vegg'], level: 'lett', seed: 70015 },
    (sound) => withTexts(sound, saying(/^begge hendene holder.*/iu, 'Hendene kan møtes foran brystet.')),
  ],
  'a deep backbend on the knees comes after a milder one, and is evened out': [
    {},
    (sound) => withItems(sound, (item) => ({ ...item, movements: ['kneeling', 'deep-backbend'] })),
  ],
  'who is dizzy leaves a chair at the wall with a clear head': [
    { need: 'styrke', minutes: 14, place: 'kontor', conditions: ['skulder', 'nakke', 'hofte', 'svimmel'], seed: 50039 },
    (sound) => withTexts(sound, saying(/og vent til hodet er klart/iu, 'og gå')),
  ],
  'nobody is told to get up soon and then left to wait': [
    { need: 'energi', place: 'seng', minutes: 28 },
    (sound) => withTexts(sound, saying(/nå skal du bare hvile, så sier jeg fra/iu, 'Om litt skal du sitte opp')),
  ],
  'who is easily dizzy or has a sore back is not rocked, and a sore back draws no knees to the ribs': [
    { need: 'ro', level: 'middels', conditions: ['rygg'], seed: 500184 },
    (sound) => withTexts(sound, saying(/^hold beina i ro/iu, 'Vugg litt fra side til side')),
  ],
  'who is to hold a chair is not told to shake the arms': [
    sore,
    (sound) => withTexts(sound, saying(/behold en hånd på stolryggen/iu, 'rist løst på armene')),
  ],
  'a sore shoulder has no hand behind the back, and a sore back may leave a turn': [
    { need: 'rygg', place: 'kontor', conditions: ['skulder', 'rygg'] },
    (sound) => withTexts(sound, saying(/på stolsetet ved hoften/iu, 'på stolsetet bak deg')),
  ],
  'a sore shoulder lies down and gets up on the good arm, and a sore hip over the good side': [
    { minutes: 18, conditions: ['skulder', 'rygg'] },
    (sound) => withPassages(sound, saying(/den gode (hånden|underarmen)/iu, 'hånd')),
  ],
  'sore knees and shoulders are not told to rest on all fours': [
    { need: 'rygg', minutes: 24, conditions: ['kne', 'skulder', 'hofte', 'hoyt-blodtrykk', 'hjerte'], seed: 70036 },
    (sound) => withTexts(sound, saying(/^ta en runde til bare hvis.*/iu, 'Hvil et par pust.')),
  ],
  'nobody stands still twice, and who is to wake on a mat does not lie for something twice': [
    { need: 'energi' },
    (sound) => {
      const still = withItems(sound, (item) => ({
        ...item,
        id: 'tadasana',
        station: 'standing',
        practice: { ...item.practice, intensity: 1 },
      }));
      return { ...sound, plan: still.plan.slice(0, 2) };
    },
  ],
  'before sleep nobody is welcomed to a pause': [
    { need: 'sovn', place: 'kontor', minutes: 12 },
    (sound) => withTexts(sound, saying(/^velkommen\./iu, 'Velkommen til pausen din.')),
  ],
};

test('each rule has something that breaks it', () => {
  expect(Object.keys(easeRules).filter((name) => !(name in broken))).toEqual([]);
});

describe('what breaks a rule is seen', () => {
  test.each(Object.entries(broken))('%s', (name, [asked, change]) => {
    const sound = composeNearest({ ...usualWish, minutes: 15, ...asked }, repertoire, composerWords);
    const rule = easeRules[name];
    if (!sound || !rule) throw new Error('the wish is not met');
    expect(rule(sound)).toEqual([]);
    expect(rule(change(sound))).not.toEqual([]);
  });
});

function withoutLine(script: Script, words: RegExp): Script {
  const steps = script.steps.map((step) => ({
    ...step,
    spoken: { ...step.spoken, hold: step.spoken.hold.filter(({ text }) => !words.test(text)) },
  }));
  return { ...script, steps };
}

function saying(words: RegExp, others: string): (line: Line) => Line {
  return (line) => ({ ...line, text: line.text.replace(words, others) });
}
