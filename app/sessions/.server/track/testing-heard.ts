import type { Session } from '../../script/session.ts';
import { bytesPerFrame, codecDelaySamples, sampleRate, samplesPerFrame } from '../../track/frames.ts';
import { saidIn } from './lines.ts';
import { createPieces } from './pieces.ts';
import type { Recordings } from './recordings.ts';
import type { Decoder } from './testing-decoders.ts';
import { createListener, type HeardLine, toneSeconds } from './testing-tones.ts';
import { trackResponse } from './track-response.ts';

/** A track as it was heard. */
export interface HeardTrack {
  readonly heard: readonly HeardLine[];
  readonly samples: number;
  /** As many as its answer said that it would have. */
  readonly frames: number;
}

/** What is wrong with a track, and how far the line that is worst placed is from its time. */
export interface Judgement {
  readonly errors: readonly string[];
  readonly lines: number;
  readonly mostLateSeconds: number;
}

const maxLateSeconds = 0.05;
/** Encoding makes the edges of a sound uncertain by so much. A frame more or less is longer. */
const maxEdgeSeconds = 0.016;

/** Answers for a session's track as the site does, decodes it and listens. */
export async function listenedTo(
  session: Session,
  recordings: Recordings,
  decode: Decoder,
  quietSeconds = 0,
): Promise<HeardTrack> {
  const { body, headers } = trackResponse(session, recordings, new Headers(), quietSeconds);
  if (!body) throw new Error('the track is empty');
  const listener = createListener();
  await decode(body, listener);
  return { ...listener.end(), frames: Number(headers.get('content-length')) / bytesPerFrame };
}

/**
 * Every line of a session is heard once, in order, whole, at its time and as no other; the track lasts as long as it has
 * to, and as long as was said.
 */
export function judged(
  session: Session,
  { heard, samples, frames }: HeardTrack,
  codeOf: (text: string) => string,
  quietSeconds = 0,
): Judgement {
  const wanted = saidIn(session).map(({ cue }) => cue);
  const errors: string[] = [];
  if (heard.length !== wanted.length) errors.push(`${heard.length} lines are heard, not ${wanted.length}`);
  let mostLateSeconds = 0;
  for (const [index, { text, atSeconds }] of wanted.entries()) {
    const line = heard[index];
    if (!line) break;
    const lateSeconds = line.seconds - quietSeconds - atSeconds;
    mostLateSeconds = Math.max(mostLateSeconds, Math.abs(lateSeconds));
    const name = `line ${index + 1} («${text.slice(0, 30)}»)`;
    if (line.code !== codeOf(text)) errors.push(`${name} is another one`);
    if (Math.abs(lateSeconds) > maxLateSeconds) errors.push(`${name} is ${shown(lateSeconds)} late`);
    if (Math.abs(line.lastsSeconds - toneSeconds) > maxEdgeSeconds)
      errors.push(`${name} lasts ${shown(line.lastsSeconds)}, not ${shown(toneSeconds)}`);
  }
  if (samples !== frames * samplesPerFrame) errors.push(`${samples} samples are heard of ${frames} frames`);
  const tooLongSeconds = samples / sampleRate - quietSeconds - plannedSeconds(session);
  if (Math.abs(tooLongSeconds) > samplesPerFrame / sampleRate) errors.push(`it is ${shown(tooLongSeconds)} too long`);
  return { errors, lines: wanted.length, mostLateSeconds };
}

/** How long a track lasts: its session, and the last bell until it has died away. */
function plannedSeconds({ seconds, cues }: Session): number {
  if (!cues.some(({ bell }) => bell === 'end')) return seconds;
  const nothing = { find: () => undefined, read: () => Promise.reject(new Error('there are no recordings')) };
  const { frames } = createPieces(nothing).bell('end');
  return seconds + (frames * samplesPerFrame - codecDelaySamples) / sampleRate;
}

function shown(seconds: number): string {
  return `${Math.round(seconds * 1000)} ms`;
}
