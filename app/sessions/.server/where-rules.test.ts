import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { composeNearest } from '../composer/nearest.ts';
import { whereRules } from '../composer/where-rules.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import type { Line } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { withPassages, withTexts } from './testing-changes.ts';

/** For each rule a wish, and what breaks a sound session for it. */
const broken: Readonly<Record<string, readonly [Partial<Wish>, (sound: Composition) => Composition]>> = {
  'who stood behind a chair walks around it with a hand on its back, and nobody else does': [
    { need: 'hele', place: 'kontor', minutes: 42, level: 'lett', props: ['vegg'], seed: 4347 },
    (sound) => withPassages(sound, saying(/gå rundt stolen, med en hånd på stolryggen/iu, 'Gå til forsiden av stolen')),
  ],
  'who has a chair is not sent to one': [
    { place: 'kontor' },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Gå bort til en stol.' })),
  ],
  'who is easily dizzy keeps a hand on the chair where one walks around it': [
    { need: 'nakke', place: 'stol', minutes: 37, conditions: ['handledd', 'skulder', 'svimmel'], seed: 4331 },
    (sound) => withTexts(sound, saying(/med en hånd på stolryggen/iu, 'til baksiden')),
  ],
  'a blanket to kneel on is laid first, with a hand on the chair, and told once': [
    { conditions: ['kne'] },
    (sound) =>
      withPassages(sound, saying(/hold en hånd på stolsetet, og legg teppet brettet/iu, 'Legg teppet brettet')),
  ],
  'who lies down on the side bends the knees, goes over the arm, and has laid what the head needs': [
    { need: 'sovn', conditions: ['gravid', 'nakke'] },
    (sound) => withPassages(sound, saying(/bøy knærne\./iu, 'Sitt godt.')),
  ],
  'who sits on the blanket lays it for the head before lying down': [
    { need: 'hofter', minutes: 9, seed: 3 },
    (sound) => withPassages(sound, saying(/^flytt deg av teppet.*/iu, 'Legg et brettet teppe under hodet.')),
  ],
  'who rises by a chair kneels, sets a foot forward and rises': [
    { conditions: ['kne'] },
    (sound) => withTexts(sound, saying(/og kommer på kne/iu, 'og reiser deg')),
  ],
  'who is to wake in bed is not calmed or tucked in, opens the eyes, and sits up on its edge': [
    { need: 'energi', place: 'seng' },
    (sound) => withTexts(sound, saying(/nå skal du bare hvile/iu, 'Bli liggende')),
  ],
  'with a hernia the belly is free in a fold': [
    { need: 'ro', place: 'kontor', minutes: 28, conditions: ['brokk'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'La armene henge ned mot dem.' })),
  ],
  'hands on a thigh are spoken of once they are free': [
    { need: 'hofter', conditions: ['rygg'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Hold hendene på låret.' })),
  ],
  'a cushion that lies there is moved to the other side': [
    { need: 'rygg', place: 'seng' },
    (sound) => withSecond(sound, saying(/flytt den løse puten over til/iu, 'Legg en løs pute ved')),
  ],
};

test('each rule has something that breaks it', () => {
  expect(Object.keys(whereRules)).toEqual(Object.keys(broken));
});

describe('what breaks a rule is seen', () => {
  test.each(Object.entries(broken))('%s', (name, [asked, change]) => {
    const sound = composeNearest({ ...usualWish, minutes: 20, ...asked }, repertoire, composerWords);
    const rule = whereRules[name];
    if (!sound || !rule) throw new Error('the wish is not met');
    expect(rule(sound)).toEqual([]);
    expect(rule(change(sound))).not.toEqual([]);
  });
});

function saying(words: RegExp, others: string): (line: Line) => Line {
  return (line) => ({ ...line, text: line.text.replace(words, others) });
}

/** The ways in on second sides in other words. */
function withSecond(sound: Composition, change: (line: Line) => Line): Composition {
  const steps = sound.script.steps.map((step) => {
    const { second } = step.spoken;
    return { ...step, spoken: { ...step.spoken, second: second && { ...second, in: second.in.map(change) } } };
  });
  return { ...sound, script: { ...sound.script, steps } };
}
