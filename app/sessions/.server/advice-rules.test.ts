import { expect, test } from 'vitest';
import { against } from '../composer/advice-rules.ts';
import { type Composition, compose } from '../composer/compose.ts';
import { compositionErrors } from '../composer/composition-errors.ts';
import type { Practice, RepertoireItem } from '../composer/knowledge.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import type { Line, ScriptStep } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';

/** Each mistake of a teacher that a rule is there for, planted in a sound session. */
const planted: readonly (readonly [error: string, wish: Partial<Wish>, change: (sound: Composition) => Composition])[] =
  [
    ['no line speaks against advice', { need: 'nakke', conditions: ['nakke'], place: 'seng', minutes: 12 }, asUsual],
    ['no line speaks against advice', { need: 'rygg', conditions: ['gravid'], place: 'stol', minutes: 25 }, asUsual],
    [
      'what advice stands for is not said',
      { need: 'rygg', conditions: ['gravid'], place: 'stol', minutes: 25 },
      asUsual,
    ],
    ['how far is told before one goes', { place: 'stol', conditions: ['svimmel'] }, asUsual],
    [
      'back to the middle of the mat when the next thing is there',
      { need: 'bein', minutes: 30, conditions: ['gravid'] },
      (sound) => inEach(sound, 'after', 'Gå tilbake til matta.'),
    ],
    ['advice is given on both sides', { need: 'nakke', conditions: ['nakke'], place: 'kontor' }, withoutBetween],
    ['a rest in proportion', { place: 'stol' }, (sound) => ({ ...sound, wish: { ...sound.wish, minutes: 25 } })],
    ['which side comes first is told', { place: 'kontor' }, (sound) => without(sound, /side først/iu)],
    ['which side comes first is told', { place: 'kontor' }, alwaysLeft],
    ['not all bears', {}, (sound) => inEach(sound, 'hold', 'Gulvet bærer deg.')],
    ['who lies on the side', { need: 'sovn', conditions: ['gravid'] }, rollingOver],
    ['before sleep one lies down once', { need: 'sovn' }, lyingFirst],
    ['who lay on the mat is told how to rise', {}, (sound) => without(sound, /når du reiser deg/iu)],
    ['who lay on the mat is told how to rise', {}, (sound) => without(sound, /rull/iu)],
    ['who may have to stop is told when: kne', { conditions: ['kne'] }, (sound) => without(sound, /stans/iu)],
    ['who may have to stop is told when: handledd', { conditions: ['handledd'] }, (sound) => without(sound, /stans/iu)],
    ['who may have to stop is told when: refluks', { conditions: ['refluks'] }, (sound) => without(sound, /stans/iu)],
    [
      'nobody stands still late',
      { need: 'energi', place: 'kontor' },
      (sound) => withPractice(sound, { intensity: 1 }, 'standing'),
    ],
    ['nothing that wakes before sleep', { need: 'sovn' }, (sound) => withPractice(sound, { notFor: ['sovn'] })],
    [
      'hips and knees that are sore',
      { need: 'hofter', conditions: ['kne', 'hofte'] },
      (sound) => withPractice(sound, { intensity: 2, loads: ['hips'] }),
    ],
    ['no number in', { conditions: ['gravid'] }, (sound) => inWelcome(sound, 'Ha noen puter nær deg.')],
    [
      'cushions are asked for by number',
      { need: 'ro', conditions: ['refluks'] },
      (sound) => inWelcome(sound, 'Ha en pute nær deg.'),
    ],
  ];

test('what the rules look for is still said somewhere', () => {
  const lines = repertoire.flatMap(({ spoken: { before, second, after, ...first } }) =>
    [first, ...(second ? [second] : [])].flatMap((side) => [
      ...before,
      ...side.in,
      ...side.hold,
      ...side.out,
      ...after,
    ]),
  );
  const unsaid = against.filter(([, contrary]) => !lines.some(({ text }) => contrary.test(text)));
  const advice = repertoire.flatMap(({ conditions }) => Object.values(conditions).map((note) => note?.words ?? ''));
  const unasked = against.filter(([asked]) => !advice.some((words) => asked.test(words)));
  expect([...unsaid.map(([, contrary]) => contrary), ...unasked.map(([asked]) => asked)]).toEqual([]);
});

test.each(planted)('%s', (error, wish, change) => {
  const sound = compose({ ...usualWish, minutes: 20, ...wish }, repertoire, composerWords);
  if (!sound) throw new Error('the wish is not met');
  expect(compositionErrors(sound)).toEqual([]);
  expect(compositionErrors(change(sound)).join('\n')).toContain(error);
});

/** As if nothing were said otherwise for a condition. */
function asUsual(sound: Composition): Composition {
  const steps = sound.script.steps.map((step) => {
    const usual = repertoire.find(({ name }) => name === step.name);
    return usual ? { ...step, spoken: { ...step.spoken, in: usual.spoken.in, hold: usual.spoken.hold } } : step;
  });
  return withSteps(sound, steps);
}

function withoutBetween(sound: Composition): Composition {
  return withSteps(
    sound,
    sound.script.steps.map((step) => ({ ...step, spoken: { ...step.spoken, between: [] } })),
  );
}

function inEach(sound: Composition, part: 'hold' | 'after', text: string): Composition {
  const steps = sound.script.steps.map((step) => ({
    ...step,
    spoken: { ...step.spoken, [part]: step.spoken[part].map((line) => ({ ...line, text })) },
  }));
  return withSteps(sound, steps);
}

/** As if one were led to lie down in the welcome, and up again after it. */
function lyingFirst(sound: Composition): Composition {
  const [welcome, ...steps] = sound.script.steps;
  const down = welcome?.spoken.in.map((line): Line => ({ ...line, to: ['back', 'sitting'] }));
  return welcome && down
    ? withSteps(sound, [{ ...welcome, spoken: { ...welcome.spoken, in: down } }, ...steps])
    : sound;
}

/** As if one rolled over on the side at the end, wherever one lies. */
function rollingOver(sound: Composition): Composition {
  const steps = sound.script.steps.map((step) => {
    const out = step.spoken.out.map((line): Line => ({ ...line, to: ['side', ...line.to] }));
    return { ...step, spoken: { ...step.spoken, out } };
  });
  return withSteps(sound, steps);
}

/** As if one began with the left side each time. */
function alwaysLeft(sound: Composition): Composition {
  const steps = sound.script.steps.map((step) => {
    const before = step.spoken.before.map((line) => ({
      ...line,
      text: line.text.replace('Høyre side', 'Venstre side'),
    }));
    return { ...step, spoken: { ...step.spoken, before } };
  });
  return withSteps(sound, steps);
}

function without(sound: Composition, words: RegExp): Composition {
  const others = (lines: readonly Line[]) => lines.filter(({ text }) => !words.test(text));
  const steps = sound.script.steps.map((step) => ({
    ...step,
    spoken: {
      ...step.spoken,
      before: others(step.spoken.before),
      in: others(step.spoken.in),
      out: others(step.spoken.out),
    },
  }));
  return withSteps(sound, steps);
}

function inWelcome(sound: Composition, text: string): Composition {
  const [welcome, ...steps] = sound.script.steps;
  const told = welcome?.spoken.in.map((line) => (/pute/u.test(line.text) ? { ...line, text } : line)) ?? [];
  return welcome ? withSteps(sound, [{ ...welcome, spoken: { ...welcome.spoken, in: told } }, ...steps]) : sound;
}

function withPractice(sound: Composition, change: Partial<Practice>, station?: RepertoireItem['station']): Composition {
  const plan = sound.plan.map((planned) => {
    const { item } = planned;
    return {
      ...planned,
      item: { ...item, station: station ?? item.station, practice: { ...item.practice, ...change } },
    };
  });
  return { ...sound, plan };
}

function withSteps(sound: Composition, steps: readonly ScriptStep[]): Composition {
  return { ...sound, script: { ...sound.script, steps } };
}
