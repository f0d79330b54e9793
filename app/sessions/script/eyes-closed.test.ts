import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { allExercises, allPoses } from '#content';
import { asksToLook, lacksSide, type Told, toldBy, unseenErrors, untold } from './eyes-closed.ts';

const told = z.enum(['weight', 'way', 'sign']);
const fault = z.enum(['points', 'side-late', 'side-missing']);
const markedLine = z.strictObject({ say: z.string(), fault: fault.optional(), tells: z.array(told).default([]) });
const { lines } = z
  .strictObject({ lines: z.array(markedLine) })
  .parse(parse(readFileSync(new URL('marked-lines.yaml', import.meta.url), 'utf8')));

/** What a listener cannot follow is found in at least so large a part, and so small a part of the rest is blamed. */
const leastFound = 0.95;
const mostFalse = 0.02;

const reasons: Readonly<Record<z.infer<typeof fault>, RegExp>> = {
  points: /points|look/u,
  'side-late': /before its side/u,
  'side-missing': /without its side/u,
};

function errorsIn(text: string): string {
  return [
    ...unseenErrors(text),
    ...(asksToLook(text) ? ['asks one to look'] : []),
    ...(lacksSide(text) ? ['without its side'] : []),
  ].join();
}

test('two hundred lines are marked by hand', () => {
  expect(lines).toHaveLength(200);
});

test('planted faults are found by their kind, and other lines are left alone', () => {
  const planted = lines.flatMap(({ say, fault }) => (fault ? [{ say, fault }] : []));
  const missed = planted.filter(({ say, fault }) => !reasons[fault].test(errorsIn(say)));
  expect(missed.length / planted.length, JSON.stringify(missed)).toBeLessThanOrEqual(1 - leastFound);
  const clean = lines.filter(({ fault }) => fault === undefined);
  const blamed = clean.filter(({ say }) => errorsIn(say) !== '').map(({ say }) => say);
  expect(blamed.length / clean.length, blamed.join('\n')).toBeLessThanOrEqual(mostFalse);
});

test.each<Told>(['weight', 'way', 'sign'])('a line that tells %s is known from one that does not', (what) => {
  const clean = lines.filter(({ fault }) => fault === undefined);
  const yes = clean.filter(({ tells }) => tells.includes(what));
  const no = clean.filter(({ tells }) => !tells.includes(what));
  const unheard = yes.filter(({ say }) => !toldBy(say).has(what)).map(({ say }) => say);
  const imagined = no.filter(({ say }) => toldBy(say).has(what)).map(({ say }) => say);
  expect(imagined.length / no.length, `imagined:\n${imagined.join('\n')}`).toBeLessThanOrEqual(1 - leastFound);
  expect(unheard.length / yes.length, `unheard:\n${unheard.join('\n')}`).toBeLessThanOrEqual(mostFalse);
});

test('a pose and an exercise tell the way in and out, where the weight is, and a sign that it is right', () => {
  const lacking = [...allPoses, ...allExercises].flatMap(({ id, spoken, isRest }) => {
    const missing = untold(spoken).filter((what) => !(isRest && what === 'a way out'));
    return missing.map((what) => `${id}: ${what}`);
  });
  expect(lacking).toEqual([]);
});

test('a pose that loses what tells its weight, its sign, its way in or its way out is found', () => {
  const unfound = allPoses.flatMap(({ id, spoken, isRest }) => {
    const without = (what: Told, part: 'in' | 'hold' | 'out') =>
      spoken[part].filter(({ text }) => !toldBy(text).has(what));
    const silent = { ...spoken, before: [], in: without('weight', 'in'), hold: without('weight', 'hold') };
    const planted: [string, typeof spoken][] = [
      ['where the weight is', silent],
      ['a sign that it is right', { ...spoken, in: without('sign', 'in'), hold: without('sign', 'hold') }],
      ['a way in', { ...spoken, in: without('way', 'in') }],
      ...(isRest ? [] : [['a way out', { ...spoken, out: [] }] satisfies [string, typeof spoken]]),
    ];
    return planted.filter(([what, lines]) => !untold(lines).includes(what)).map(([what]) => `${id}: ${what}`);
  });
  expect(unfound).toEqual([]);
});
