import { describe, expect, test } from 'vitest';
import type { Composition } from '../composer/compose.ts';
import { lengthRules } from '../composer/length-rules.ts';
import { composeNearest } from '../composer/nearest.ts';
import { saidRules } from '../composer/said-rules.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import type { Line } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { withHolds, withIds, withItems, withPassages, withPractice, withTexts } from './testing-changes.ts';

const rules = { ...saidRules, ...lengthRules };

/** For each rule a wish, and what breaks a sound session for it. */
const broken: Readonly<Record<string, readonly [Partial<Wish>, (sound: Composition) => Composition]>> = {
  'who may have sat deep moves forward before rising or turning': [
    { need: 'bein', place: 'kontor' },
    (sound) => withPassages(sound, saying(/flytt deg fram/iu, 'Sitt på stolen')),
  ],
  'feet do not press down while the thighs press up': [
    {},
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Føttene presser ned, mens lårene presser lett opp.' })),
  ],
  'both legs are stretched out before one is put across': [
    { need: 'rygg', level: 'krevende', minutes: 40, seed: 6 },
    (sound) => withTexts(asIfSitting(sound), (line) => ({ ...line, text: 'Sett foten på utsiden av venstre lår.' })),
  ],
  'who is at a wall or a chair is not sent to one': [
    {},
    (sound) =>
      withTexts(withPractice(sound, { leavesMat: 'vegg', uses: ['vegg'] }), (line) => ({
        ...line,
        text: 'Gå bort til en vegg.',
      })),
  ],
  'something is under the head where one first lies flat and stays so': [
    { need: 'ro' },
    (sound) => withTexts(sound, saying(/under hodet|der hodet skal ligge/iu, 'over deg')),
  ],
  'cushions to lie on are laid once, before one first lies down': [
    { need: 'styrke' },
    (sound) => withPassages(sound, (line) => ({ ...line, text: 'Legg to puter bak deg.' })),
  ],
  'in bed the cushions are put away where one rolls over from them': [
    { place: 'seng', conditions: ['gravid'] },
    (sound) => withPassages(sound, saying(/den øverste puten/iu, 'dynen')),
  ],
  'a cushion at the hip is not the one under the head': [
    {},
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Legg puten ved høyre hofte.' })),
  ],
  'nothing is named that one does not have': [
    { props: ['blokk'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Ha en kloss ved leggen.' })),
  ],
  'what fills a hold fits a body at rest': [
    {},
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Merk hva som hviler mens resten arbeider.' }), 'hold'),
  ],
  'who kneels in a deep backbend kneels on a blanket': [
    {},
    (sound) => withItems(sound, (item) => ({ ...item, movements: ['kneeling', 'deep-backbend'] })),
  ],
  'a sore hip rolls over with a cushion between the knees': [
    { conditions: ['hofte'] },
    (sound) => withPassages(withClosing(sound), saying(/pute mellom knærne/iu, 'hånd på hoften')),
  ],
  'with reflux nobody is offered to bend forward': [
    { conditions: ['refluks'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Vil du, kan du bøye deg litt fram.' })),
  ],
  'a sore neck hangs nowhere': [
    { conditions: ['nakke'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'La hodet henge der det er godt.' })),
  ],
  'with a hernia the legs push on the breath out': [
    { conditions: ['brokk'] },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Pust inn, strekk beina og senk armene.' })),
  ],
  'where hard work is asked for nobody is told that hardly any is enough': [
    { level: 'krevende' },
    (sound) => withTexts(sound, (line) => ({ ...line, text: 'Det er nok at baken så vidt letter.' })),
  ],
  'a leg is held out for less than a minute, and rests': [{}, (sound) => withHolds(withIds(sound, 'strekk-kneet'), 41)],
  'a press is short and light, with a free breath, for who is to be spared': [
    { conditions: ['hjerte'] },
    (sound) => withHolds(withIds(sound, 'dandasana'), 31),
  ],
  'nobody sits long with a free back': [
    { need: 'ro', place: 'stol', minutes: 25, conditions: ['rygg'] },
    (sound) => withTexts(sound, saying(/len deg mot stolryggen/iu, 'Sitt rett opp')),
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
    expect(rule(change(sound))).not.toEqual([]);
  });
});

test('other words for a line stand for one that is said', () => {
  const unknown = repertoire.flatMap(({ id, spoken, practice, conditions }) => {
    const { before, in: wayIn, hold, out } = spoken;
    const advised = Object.values(conditions).flatMap(({ instead = [] }) => instead.map(({ say }) => say));
    const said = [...[...before, ...wayIn, ...hold, ...out].map(({ text }) => text), ...advised];
    return practice.otherwise.flatMap(({ line }, index) => {
      const known = [...said, ...practice.otherwise.slice(0, index).map(({ say }) => say)];
      return known.includes(line) ? [] : [`${id}: nobody says «${line}»`];
    });
  });
  expect(unknown).toEqual([]);
});

function saying(words: RegExp, others: string): (line: Line) => Line {
  return (line) => ({ ...line, text: line.text.replace(words, others) });
}

function asIfSitting(sound: Composition): Composition {
  const steps = sound.script.steps.map((step) => ({ ...step, station: 'sitting' as const }));
  return { ...sound, script: { ...sound.script, steps } };
}

/** As if the last words were the way to one more thing. */
function withClosing(sound: Composition): Composition {
  const steps = sound.script.steps.map((step) =>
    step.role === 'closing' ? { ...step, spoken: { ...step.spoken, passage: step.spoken.in, in: [] } } : step,
  );
  return { ...sound, script: { ...sound.script, steps } };
}
