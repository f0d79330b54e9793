import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { composeNearest } from '../composer/nearest.ts';
import { whereRules } from '../composer/where-rules.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import type { Line } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { withTexts } from './testing-changes.ts';

/** For each rule a wish, and what breaks a sound session for it. */
const broken: Readonly<Record<string, readonly [Partial<Wish>, (sound: Composition) => Composition]>> = {
  'with a hernia the belly is free in a fold': [
    { need: 'ro', place: 'kontor', minutes: 28, conditions: ['brokk'] },
    (sound) => withTexts(sound, saying(/og magen er fri/iu, 'La armene henge ned mot dem')),
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
