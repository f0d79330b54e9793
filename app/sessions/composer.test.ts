import { expect, test } from 'vitest';
import { routeArgs } from '#app/site/.server/route-fixture.ts';
import { contextWithRecordings } from './.server/track/testing-context.ts';
import { handle, loader } from './composer.tsx';

const load = (query: string, recorded: readonly string[] = []) =>
  loader(routeArgs({ address: `/okt/lag${query}`, params: {}, context: contextWithRecordings(recorded) }));

test('without a wish there is the form alone, which wants to be found', () => {
  const { made, news, page } = load('');
  expect([made, news, page.noindex]).toEqual([null, [], false]);
});

test('the same address is the same session, of the minutes that it asks for, kept out of search engines', () => {
  const address = '?behov=nakke&minutter=10&sted=kontor&fro=12';
  const { made, page } = load(address);
  expect(made?.session.seconds).toBe(600);
  expect(load(address).made).toEqual(made);
  expect(page.noindex).toBe(true);
  expect(made && load(new URL(made.address, 'http://localhost').search).made?.rows).toEqual(made?.rows);
});

test('where a line of it is recorded, it can be had as sound', () => {
  const query = '?behov=nakke&minutter=10&sted=stol';
  const said = load(query).made?.session.cues.find(({ isSilent }) => !isSilent)?.text ?? '';
  expect(load(query).made?.spokenSound).toBeNull();
  expect(load(query, [said]).made?.spokenSound).toMatch(/^\/okt\/lag\/lyd\.mp3\?behov=nakke/u);
});

test('another session is one step away, and the same poses in the editor too', () => {
  const { made } = load('?behov=rygg&minutter=20');
  expect(made && load(new URL(made.another, 'http://localhost').search).made?.rows).not.toEqual(made?.rows);
  const chosen = new URL(made?.editor ?? '', 'http://localhost').searchParams.getAll('stilling');
  expect(chosen.map((choice) => choice.replace(/-\d+$/u, ''))).toEqual(made?.rows.map(({ id }) => id));
});

test('what is unknown, and what could not be met, is said', () => {
  expect(load('?behov=tull').news.join()).toContain('«tull»');
  expect(load('?behov=nakke&sted=seng&uten=vend-hodet-i-seng').news.join()).toContain('hele kroppen');
  expect(load('?behov=hofter&sted=stol&minutter=45').news.join()).toContain('45 minutter');
});

test('what a condition keeps away is named with its reason, and what to adapt with its words', () => {
  const { made } = load('?behov=hofter&minutter=20&niva=middels&uten=kne');
  expect(made?.leftOut).toContainEqual({ name: 'Svanen', conditions: ['Vondt kne'] });
  expect(made?.rows.flatMap(({ adaptations }) => adaptations).length).toBeGreaterThan(0);
});

test('what to heed is told once, with all that it is for', () => {
  const { made } = load('?behov=hele&minutter=14&sted=seng&uten=refluks');
  const cares = made?.session.precautions.map((care) => care.slice(care.indexOf(': ') + 2)) ?? [];
  expect(cares).toEqual([...new Set(cares)]);
  expect(made?.rows.flatMap(({ adaptations }) => adaptations).length).toBeGreaterThan(cares.length);
});

test('how to get up is shown where one does, and nowhere before', () => {
  const { made } = load('?behov=rygg&minutter=14&sted=seng&uten=svimmel');
  const shown = made?.rows.map(({ adaptations }) => adaptations.some((words) => words.includes('langsomt opp')));
  expect(shown?.indexOf(true)).toBe((shown?.length ?? 0) - 1);
});

test('no made-up address is kept in memory', () => {
  expect(Object.values(handle.query ?? {}).filter((kind) => kind !== 'text' && kind !== 'texts')).toEqual([]);
});
