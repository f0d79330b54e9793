import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { composeNearest } from '../composer/nearest.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { wordingRules } from '../composer/wording-rules.ts';
import type { Line } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { withPassages, withTexts } from './testing-changes.ts';

const onChair = { need: 'bein', place: 'stol' } as const;
const sideInBed = { need: 'ro', place: 'seng', minutes: 28, conditions: ['hofte'], seed: 50_014 } as const;

/** For each rule a wish, and what breaks a sound session for it. */
const broken: Readonly<Record<string, readonly [Partial<Wish>, (sound: Composition) => Composition]>> = {
  'what was left out is not asked for in other words': [
    { need: 'energi', place: 'stol', items: ['skulderrulling', 'armene-opp-pa-stol'] },
    (sound) => withTexts(sound, saying(/rist løst på hendene/iu, 'Strekk armene opp så langt du vil')),
  ],
  'who rises from a chair to stand behind it has time to go around it': [
    onChair,
    (sound) => withPassages(sound, saying(/gå rundt stolen/iu, 'Stå')),
  ],
  'in bed the cushions that one leans on are under the head as well': [
    { place: 'seng', conditions: ['refluks'] },
    (sound) => withTexts(sound, saying(/rygg og hode/iu, 'ryggen')),
  ],
  'cushions lie there before the thighs fall to them': [
    sideInBed,
    (sound) =>
      withTexts(
        withTexts(sound, saying(/legg en .*(utenfor|på utsiden av) hvert lår.*$/iu, 'Samle fotsålene, knærne ut.')),
        saying(/samle fotsålene, og .*/iu, 'Legg en pute under hvert lår.'),
      ),
  ],
  'a sore hip has the cushion between the knees before it rolls over in bed': [
    sideInBed,
    (sound) =>
      withTexts(sound, saying(/ha en tykk pute mellom knærne, og rull langsomt/iu, 'Rull langsomt over på siden,')),
  ],
  'in bed nobody pushes up on the palms, and nothing is said of a floor': [
    { place: 'seng', conditions: ['hjerte'] },
    (sound) => withTexts(sound, saying(/fra med underarmene/iu, 'deg opp med hendene')),
  ],
  'who rises with care from a chair at the end sits until the head is clear': [
    { need: 'sovn', place: 'stol', conditions: ['svimmel'] },
    (sound) => withTexts(sound, saying(/bli sittende/iu, 'Vent')),
  ],
};

test('each rule has something that breaks it', () => {
  expect(Object.keys(wordingRules).filter((name) => !(name in broken))).toEqual([]);
});

describe('what breaks a rule is seen', () => {
  test.each(Object.entries(broken))('%s', (name, [asked, change]) => {
    const sound = composeNearest({ ...usualWish, minutes: 15, ...asked }, repertoire, composerWords);
    const rule = wordingRules[name];
    if (!sound || !rule) throw new Error('the wish is not met');
    expect(rule(sound)).toEqual([]);
    expect(rule(change(sound))).not.toEqual([]);
  });
});

function saying(words: RegExp, others: string): (line: Line) => Line {
  return (line) => ({ ...line, text: line.text.replace(words, others) });
}
