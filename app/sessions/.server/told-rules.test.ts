import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { inUseRules } from '../composer/in-use-rules.ts';
import { composeNearest } from '../composer/nearest.ts';
import { toldRules } from '../composer/told-rules.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import type { Line } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { withPassages, withTexts } from './testing-changes.ts';

const rules = { ...toldRules, ...inUseRules };

/** For each rule a wish, and what breaks a sound session for it. */
const broken: Readonly<Record<string, readonly [Partial<Wish>, (sound: Composition) => Composition]>> = {
  'arms and feet are spoken of once they are there': [
    { need: 'bein', place: 'stol' },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'La føttene følge med knærne.' })),
  ],
  'a sore knee is told to lift a little, goes down on a blanket, and is stretched out in a seat': [
    { conditions: ['kne'] },
    (sound) => withPassages(sound, saying(/teppet/iu, 'gulvet')),
  ],
  'a sore hip has a cushion between the knees on the side, and turns openly': [
    { need: 'rygg', place: 'stol', conditions: ['hofte'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Legg venstre hånd på utsiden av høyre lår.' })),
  ],
  'who is easily dizzy waits where one has gone down to the floor': [
    { conditions: ['svimmel'] },
    (sound) => withPassages(sound, saying(/klart/iu, 'tungt')),
  ],
  'frail bones hold a chair in a lunge': [
    { conditions: ['beinskjorhet'] },
    (sound) => ({
      ...sound,
      plan: sound.plan.map((planned) => ({
        ...planned,
        item: { ...planned.item, movements: ['kneeling', 'hip-end-range'] },
      })),
    }),
  ],
  'a heart that stands for long is told to sit down': [
    { need: 'bein', place: 'kontor', conditions: ['hjerte'] },
    (sound) => ({
      ...sound,
      script: {
        ...sound.script,
        steps: sound.script.steps.map((step) => ({
          ...step,
          station: 'standing',
          spoken: { ...step.spoken, before: [] },
        })),
      },
    }),
  ],
  'nobody is told to rest on in the last two minutes of a rest': [
    { need: 'ro', minutes: 35 },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Hvil videre.' })),
  ],
  'a cushion between the knees is taken away before one rolls back, and with a sore hip after that': [
    { need: 'ro', place: 'seng', minutes: 25, seed: 3 },
    (sound) => withTexts(sound, saying(/ta bort puten/iu, 'behold puten')),
  ],
  'a sore shoulder goes down over the forearms, and to the side that it bears': [
    { need: 'hofter', minutes: 37, conditions: ['skulder', 'svimmel'], seed: 70_017 },
    (sound) => withPassages(sound, saying(/ned på den siden/iu, 'ned på siden')),
  ],
  'a sore hip or knee hears how to leave a butterfly before its time': [
    { need: 'ro', minutes: 39, conditions: ['kne', 'handledd', 'nakke', 'hofte'], seed: 70_006 },
    (sound) => withTexts(sound, saying(/setter du føttene ned/iu, 'puster du')),
  ],
  'who lies on cushions sits half upright, and is not sent down again': [
    { need: 'ro', conditions: ['refluks'] },
    (sound) => withPassages(sound, saying(/halvt oppreist/iu, 'godt')),
  ],
  'the mat is fetched first': [
    { need: 'energi', conditions: ['gravid'] },
    (sound) => withTexts(sound, saying(/ta fram matta/iu, 'ha matta klar')),
  ],
  'nothing is laid under the knees where no cushion is free': [
    { need: 'rygg', minutes: 5 },
    (sound) => withTexts(sound, saying(/lar du knærne være bøyd/iu, 'legger du noe under knærne')),
  ],
  'who rolls off cushions has one more to lay between the knees': [
    { need: 'nakke', conditions: ['hofte', 'hoyt-blodtrykk', 'hjerte', 'refluks'] },
    (sound) => withTexts(sound, saying(/tre puter/iu, 'to puter')),
  ],
  'nobody lays a blanket to sit on where one sits on it': [
    {},
    (sound) => ({
      ...sound,
      script: {
        ...sound.script,
        steps: sound.script.steps.map((step) => ({
          ...step,
          station: 'sitting',
          spoken: { ...step.spoken, in: [lineOf('Legg et brettet teppe under deg.')] },
        })),
      },
    }),
  ],
  'a blanket that one has sat on is pulled out, and not fetched': [
    { need: 'sovn', minutes: 12, conditions: ['kne', 'handledd', 'gravid', 'svimmel'], props: ['bolster', 'vegg'] },
    (sound) =>
      withPassages(sound, saying(/trekk fram teppet|legg et brettet teppe|flytt deg av teppet/iu, 'Ta fram teppet')),
  ],
  'who has sat on a blanket leaves it before going to hands and knees, to the feet or onto the back': [
    { need: 'hele', minutes: 25 },
    (sound) => withPassages(sound, saying(/^(flytt deg av|legg det du sitter).*/iu, 'Vent litt.')),
  ],
  'nobody rolls off a heap of cushions to the side': [
    { need: 'rygg', conditions: ['rygg', 'gravid'] },
    (sound) => withPassages(sound, saying(/den øverste puten/iu, 'teppet')),
  ],
};

describe('what a condition asks for is said, and a mistake in it is seen', () => {
  test('each rule has one', () => expect(Object.keys(rules)).toEqual(Object.keys(broken)));

  test.each(Object.entries(broken))('%s', (name, [wish, breakIt]) => {
    const sound = composeNearest({ ...usualWish, minutes: 20, ...wish }, repertoire, composerWords);
    const rule = rules[name];
    if (!sound || !rule) throw new Error(`no session for ${JSON.stringify(wish)}`);
    expect(rule(sound)).toEqual([]);
    expect(rule(breakIt(sound))).not.toEqual([]);
  });
});

function saying(what: RegExp, instead: string): (line: Line) => Line {
  return (line) => ({ ...line, text: line.text.replace(what, instead) });
}

function lineOf(text: string): Line {
  return { text, seconds: 12, to: [], minMinutes: 0, maxMinutes: Number.MAX_SAFE_INTEGER };
}
