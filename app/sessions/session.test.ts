import { expect, test } from 'vitest';
import { routeArgs } from '#app/site/.server/route-fixture.ts';
import { contextWithRecordings } from './.server/track/testing-context.ts';
import { loader } from './session.tsx';

const load = (id: string, query = '', recorded: readonly string[] = []) =>
  loader(routeArgs({ address: `/okt/${id}${query}`, params: { id }, context: contextWithRecordings(recorded) }));

test('a session is found by its id and belongs to the page it stands on', () => {
  const { data, init } = load('rygg');
  expect([init?.status, data.played?.session.id, data.parent.path]).toEqual([undefined, 'rygg', '/yoga/rygg']);
});

test('a session that nobody knows is not found', () => {
  const { data, init } = load('finnes-ikke');
  expect([init?.status, data.played, data.page.noindex]).toEqual([404, null, true]);
});

test('a session is as long as its address asks for, and names what it leaves out', () => {
  const { played, length, page } = load('rygg', '?lengde=12').data;
  expect(played?.session.seconds).toBe(12 * 60);
  expect(length).toMatchObject({ address: '/okt/rygg?lengde=12', isOther: false });
  expect(length?.leftOut).toEqual(['Ligg og kjenn etter', 'Lav kobra', 'Knærne mot brystet', 'Broen']);
  expect(page.path).toBe('/okt/rygg');
});

test('a length that it does not have is the nearest or the full one, and that is said', () => {
  expect(load('rygg', '?lengde=13').data).toMatchObject({
    played: { session: { seconds: 720 } },
    length: { isOther: true },
  });
  expect(load('rygg', '?lengde=lang').data).toMatchObject({
    played: { session: { seconds: 1200 } },
    length: { isOther: true },
  });
  expect(load('4-7-8', '?lengde=10').data).toMatchObject({ length: { isOther: true, leftOut: [] } });
});

test('a session has sound to listen to where a line of it is recorded, at the length of its page', () => {
  const spoken = (query: string, recorded: readonly string[]) => load('rygg', query, recorded).data.played?.spokenSound;
  expect(spoken('?lengde=12', [])).toBeNull();
  const said = load('rygg').data.played?.session.cues.find(({ isSilent }) => !isSilent)?.text ?? '';
  expect(spoken('?lengde=12', [said])).toBe('/okt/rygg/lyd.mp3?lengde=12');
  expect(spoken('', [said])).toBe('/okt/rygg/lyd.mp3');
  expect(spoken('', ['Noe annet.'])).toBeNull();
});

test('the player has a track in any case, and knows which lines that says', () => {
  const cues = load('rygg').data.played?.session.cues ?? [];
  expect(load('rygg', '?lengde=12').data.played?.sound).toBe('/okt/rygg/lyd.mp3?lengde=12');
  const said = cues.filter(({ isSilent }) => !isSilent).map(({ text }) => text);
  const marked = (recorded: readonly string[]) =>
    load('rygg', '', recorded)
      .data.played?.session.cues.filter(({ isRecorded }) => isRecorded)
      .map(({ text }) => text);
  expect(marked([])).toEqual([]);
  expect(marked(said)).toEqual(said);
  expect(marked(said.slice(0, 3))).toEqual(said.slice(0, 3));
});
