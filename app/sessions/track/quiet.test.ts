import { expect, test } from 'vitest';
import { playedTrack, quietSeconds } from './quiet.ts';

test.each([
  ['', 0],
  ['stille=0', 5],
  ['stille=3', 185],
  ['lengde=12&stille=10', 605],
  ['stille=99', 605],
  ['stille=', 0],
  ['stille=mye', 0],
  ['stille=-1', 0],
] as const)('a track with «%s» begins with %i s of quiet', (query, seconds) => {
  expect(quietSeconds(new URLSearchParams(query))).toBe(seconds);
});

test('what the player plays has the time to get ready, with whatever else its address says', () => {
  expect(playedTrack('/okt/rygg/lyd.mp3')).toBe('/okt/rygg/lyd.mp3?stille=0');
  expect(playedTrack('/okt/rygg/lyd.mp3?lengde=12', 3)).toBe('/okt/rygg/lyd.mp3?lengde=12&stille=3');
});
