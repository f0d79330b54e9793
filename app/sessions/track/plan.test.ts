import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortSession } from '../script/testing-session.ts';
import {
  areFrames,
  bytesPerFrame,
  codecDelaySamples,
  framesOf,
  leadInSamples,
  sampleRate,
  samplesPerFrame,
  silentFrames,
} from './frames.ts';
import { type Pieces, planTrack } from './plan.ts';

const piecesOf = (lineFrames: number, bellFrames: number): Pieces => ({
  line: (text) => (text === 'Bytt side.' ? undefined : { file: `line ${text}`, frames: lineFrames }),
  bell: (kind) => ({ file: `bell ${kind}`, frames: bellFrames }),
});

/** The session with its bells two seconds before its words. */
const session = {
  ...shortSession,
  cues: shortSession.cues.flatMap((cue) =>
    cue.bell === 'end'
      ? [{ ...cue, isSilent: true }]
      : [
          { ...cue, id: `${cue.id}-0`, isSilent: true },
          { ...cue, bell: null, atSeconds: cue.atSeconds + 2 },
        ],
  ),
};

test('every recorded line is in the track once, in order, within a frame of its time', () => {
  const { pieces } = planTrack(session, piecesOf(50, 100));
  const said = pieces.filter(({ cueId }) => cueId !== null);
  const wanted = session.cues.filter(({ isSilent, text }) => !isSilent && text !== 'Bytt side.');
  expect(said.map(({ cueId }) => cueId)).toEqual(wanted.map(({ id }) => id));
  const late = said.map(({ fromFrame }, index) => {
    const heard = (fromFrame * samplesPerFrame + codecDelaySamples + leadInSamples) / sampleRate;
    return Math.abs(heard - (wanted[index]?.atSeconds ?? 0));
  });
  expect(Math.max(...late)).toBeLessThanOrEqual(samplesPerFrame / sampleRate / 2);
});

test('however long recordings and bells are, nothing sounds over anything else, and no bell over a word', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }), (lineFrames, bellFrames) => {
      const { pieces, frames } = planTrack(session, piecesOf(lineFrames, bellFrames));
      let end = 0;
      for (const piece of pieces) {
        expect(piece.fromFrame).toBeGreaterThanOrEqual(end);
        expect(piece.frames).toBeGreaterThan(0);
        end = piece.fromFrame + piece.frames;
      }
      expect(end).toBeLessThanOrEqual(frames);
    }),
  );
});

test('a track is as long as its session, and the last bell rings out', () => {
  const quiet = { ...session, isQuiet: true, cues: session.cues.filter(({ bell }) => bell === null) };
  expect(planTrack(quiet, piecesOf(50, 100)).frames).toBe(framesOf(60));
  const { frames } = planTrack(session, piecesOf(50, 100));
  expect(Math.abs(frames - framesOf(60) - 100)).toBeLessThanOrEqual(2);
});

test('the breath is heard where nobody speaks, and not by night', () => {
  const breathing = (isQuiet: boolean) =>
    planTrack({ ...session, isQuiet }, piecesOf(50, 20)).pieces.filter(({ file }) => /bell (?:in|out)/u.test(file));
  // Two rounds of four phases: the first in gives way to the bell of its step.
  expect(breathing(false).map(({ file }) => file)).toEqual(['bell out', 'bell in', 'bell out']);
  expect(breathing(true)).toEqual([]);
});

test('silent frames can be joined with others', () => {
  expect(areFrames(silentFrames(3))).toBe(true);
  const withReservoir = silentFrames(2);
  withReservoir[bytesPerFrame + 4] = 1;
  expect(areFrames(withReservoir)).toBe(false);
  expect(areFrames(silentFrames(2).subarray(1))).toBe(false);
});
