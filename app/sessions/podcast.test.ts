import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '#app/site/.server/index.ts';
import { siteDefaults } from '#app/site/settings.ts';
import { episodes } from './.server/podcast.ts';
import { sessionOf } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import type { Recordings } from './.server/track/recordings.ts';
import { trackResponse } from './.server/track/track-response.ts';
import { loader } from './podcast.ts';

const metta = sessionOf('metta');

/** Recordings of some lines; each is so short that it fits its room. */
function recordingsOf(lines: readonly string[]): Recordings {
  return {
    find: (text) => (lines.includes(text) ? { file: text, frames: 20 } : undefined),
    start: () => Promise.resolve(),
    read: () => Promise.reject(new Error('is not read')),
    onChange: () => undefined,
    close: () => undefined,
  };
}

const spoken = metta.cues.filter(({ isSilent }) => !isSilent).map(({ text }) => text);

function feed(recordings: Recordings) {
  const context = new RouterContextProvider();
  context.set(siteContext, { site: { ...siteDefaults, url: 'https://pusterom.example' }, now: () => new Date(0) });
  context.set(recordingsContext, recordings);
  const url = new URL('https://pusterom.example/okt/podkast.xml');
  return loader({ context, request: new Request(url), url, params: {}, pattern: '/okt/podkast.xml' });
}

test('a session is an episode when its every line has been recorded, and is as long as its track', () => {
  const recordings = recordingsOf(spoken);
  expect(episodes(recordings).map(({ session }) => session.id)).toEqual(['metta']);
  const sizeBytes = trackResponse(metta, recordings, new Headers()).headers.get('content-length');
  expect(episodes(recordings).map(({ bytes }) => String(bytes))).toEqual([sizeBytes]);
});

test('one line that is missing keeps a session out', () => {
  expect(episodes(recordingsOf(spoken.slice(1)))).toEqual([]);
});

test('the feed gives each episode its address and its length in bytes, and is not there without any', async () => {
  const recordings = recordingsOf(spoken);
  const xml = await feed(recordings).text();
  const [episode] = episodes(recordings);
  expect(xml).toContain(
    `<enclosure url="https://pusterom.example/okt/metta/lyd.mp3" length="${episode?.bytes}" type="audio/mpeg"/>`,
  );
  expect(() => feed(recordingsOf([]))).toThrow();
});
