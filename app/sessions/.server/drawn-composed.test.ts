import { expect, test } from 'vitest';
import { drawnFor } from '../composer/advice.ts';
import { composeNearest } from '../composer/nearest.ts';
import { usualWish, type Wish } from '../composer/wish.ts';
import { composerWords, repertoire } from './composer.ts';
import { randomWishes } from './testing-wishes.ts';

const composed = randomWishes(120).flatMap((wish) => composeNearest(wish, repertoire, composerWords) ?? []);

const shoulders = repertoire.find(({ id }) => id === 'skulderrulling-pa-matta');

test('what the advice for a wish names is drawn, else what is drawn for everybody', () => {
  if (!shoulders) throw new Error('an exercise has another name');
  const drawn = (conditions: Wish['conditions']) => drawnFor(shoulders, { ...usualWish, conditions });
  expect(drawn(['kne'])).toEqual(['dandasana']);
  expect(drawn(['nakke', 'kne'])).toEqual(['dandasana']);
  expect(drawn(['nakke'])).toEqual(shoulders.drawn);
  expect(drawn([])).toEqual(shoulders.drawn);
});

test('on a mat one stands while one is welcomed, as who does the first pose; elsewhere the place shows who waits', () => {
  const welcomes = composed.map(({ wish, plan, script }) => ({ wish, plan, welcome: script.steps[0] }));
  const onTheMat = welcomes.filter(({ wish }) => wish.place === 'matte');
  const elsewhere = welcomes.filter(({ wish }) => wish.place !== 'matte');
  expect(onTheMat.length).toBeGreaterThan(10);
  expect(elsewhere.length).toBeGreaterThan(10);
  for (const { plan, welcome } of onTheMat) {
    expect(welcome).toMatchObject({ figure: plan[0]?.item.figure, drawn: ['tadasana'] });
  }
  for (const { welcome } of elsewhere) expect(welcome?.figure).toBeNull();
});

test('who has a chair by the mat goes down to the floor and up from it by the chair, and nobody else', () => {
  const steps = composed.flatMap(({ wish, script }) => script.steps.map((step) => ({ place: wish.place, step })));
  const byChair = steps.filter(({ step }) => step.by !== undefined);
  expect(byChair.length).toBeGreaterThan(5);
  expect(byChair.filter(({ place, step }) => place !== 'matte' || step.by !== 'leaning-on-chair')).toEqual([]);
  const says = ({ step }: (typeof byChair)[number]) =>
    [...step.spoken.passage, ...step.spoken.before, ...step.spoken.in].map(({ text }) => text).join(' ');
  const unsaid = byChair.map(says).filter((text) => !/stol/iu.test(text));
  expect(unsaid).toEqual([]);
});
