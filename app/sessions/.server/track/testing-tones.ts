import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesPerFrame, leadInSamples, sampleRate } from '../../track/frames.ts';
import { encodeFrames } from '../voice/encode.ts';
import { lineId } from './line-id.ts';
import { recordingName, recordingsFolder } from './recordings.ts';

/** Something that is heard in a track: which line it is, from when, and how long. */
export interface HeardLine {
  readonly seconds: number;
  readonly lastsSeconds: number;
  /** The two tones of the line; null where they are none that was recorded. */
  readonly code: string | null;
}

/** Takes the samples of a track in their order, and tells at the end what was heard. */
export interface Listener {
  listen(samples: Float32Array): void;
  end(): { readonly heard: readonly HeardLine[]; readonly samples: number };
}

/** Each line is two of these tones. Higher than any part of a bell that can be heard, lower than what the encoder leaves out. */
const tones = Array.from({ length: 48 }, (_, index) => 3500 + 64 * index);
const oneToneSeconds = 0.2;
/** How long every line lasts. */
export const toneSeconds = 2 * oneToneSeconds;

const windowSamples = 48;
const windowSeconds = windowSamples / sampleRate;
/** Of the second difference, which leaves out what is low. */
const audible = 0.1;
/** A line is over after so many windows in which nothing is heard. */
const quietWindows = 4;
/** The middle of each of the two tones, in windows. */
const measuredWindows = Math.round(0.1 / windowSeconds);
const firstFrom = Math.round(0.05 / windowSeconds);
const secondFrom = firstFrom + Math.round(oneToneSeconds / windowSeconds);

/** Records lines in a data folder, each as two tones that are no other line's. Gives those of a line. */
export async function recordTones(dataDir: string, texts: readonly string[]): Promise<(text: string) => string> {
  const codes = new Map([...new Set(texts)].map((text, index) => [text, codeAt(index)]));
  const folder = recordingsFolder(dataDir);
  await mkdir(folder, { recursive: true });
  for (const [text, code] of codes) {
    const bytes = encodeFrames(sounding(code));
    const hash = createHash('sha256').update(bytes).digest('hex');
    await writeFile(join(folder, recordingName(lineId(text), hash, bytes.length / bytesPerFrame)), bytes);
  }
  return (text) => codes.get(text) ?? 'not recorded';
}

/** Listens for lines that were recorded as tones. Bells are too low to be heard. */
export function createListener(): Listener {
  const heard: HeardLine[] = [];
  /** What came since the last whole window, after the two samples before it. */
  const window = new Float32Array(2 + windowSamples);
  let inWindow = 0;
  let windows = 0;
  /** Crossings of zero in each window since something began to be heard. */
  let run: number[] = [];
  let runFrom = 0;
  let quiet = 0;

  function endRun(): void {
    const whole = run.slice(0, run.length - quiet);
    heard.push({ seconds: runFrom * windowSeconds, lastsSeconds: whole.length * windowSeconds, code: codeOf(whole) });
    run = [];
    quiet = 0;
  }

  function endWindow(): void {
    const { isHeard, crossings } = measured(window);
    if (isHeard && run.length === 0) runFrom = windows;
    if (isHeard || run.length > 0) {
      run.push(crossings);
      quiet = isHeard ? 0 : quiet + 1;
      if (quiet === quietWindows) endRun();
    }
    windows += 1;
    window.copyWithin(0, windowSamples);
    inWindow = 0;
  }

  return {
    listen(samples) {
      for (let from = 0; from < samples.length; ) {
        const taken = samples.subarray(from, from + windowSamples - inWindow);
        window.set(taken, 2 + inWindow);
        inWindow += taken.length;
        from += taken.length;
        if (inWindow === windowSamples) endWindow();
      }
    },
    end() {
      if (run.length > 0) endRun();
      return { heard, samples: windows * windowSamples + inWindow };
    },
  };
}

/** Whether anything high is heard in a window, and how often it crosses zero. */
function measured(window: Float32Array): { isHeard: boolean; crossings: number } {
  let [beforeLast = 0, last = 0] = window;
  let energy = 0;
  let crossings = 0;
  for (let at = 2; at < window.length; at++) {
    const sample = window[at] ?? 0;
    const bend = sample - 2 * last + beforeLast;
    energy += bend * bend;
    if (sample < 0 !== last < 0) crossings += 1;
    beforeLast = last;
    last = sample;
  }
  return { isHeard: Math.sqrt(energy / windowSamples) > audible, crossings };
}

function codeAt(index: number): string {
  const [first, second] = [Math.floor(index / tones.length), index % tones.length];
  if (first >= tones.length) throw new Error('there are more lines than pairs of tones');
  return `${tones[first]} ${tones[second]}`;
}

function sounding(code: string): Float32Array {
  const [first = 0, second = 0] = code.split(' ').map(Number);
  const change = leadInSamples + oneToneSeconds * sampleRate;
  const samples = new Float32Array(leadInSamples + toneSeconds * sampleRate);
  for (let at = leadInSamples; at < samples.length; at++)
    samples[at] = 0.4 * Math.sin((2 * Math.PI * (at < change ? first : second) * at) / sampleRate);
  return samples;
}

function codeOf(windows: readonly number[]): string | null {
  const [first, second] = [toneFrom(windows, firstFrom), toneFrom(windows, secondFrom)];
  return first === null || second === null ? null : `${first} ${second}`;
}

/** The tone that is heard from a window on; null where it is none of ours. */
function toneFrom(windows: readonly number[], from: number): number | null {
  const middle = windows.slice(from, from + measuredWindows);
  const hertz = middle.reduce((sum, count) => sum + count, 0) / 2 / (measuredWindows * windowSeconds);
  return tones.find((tone) => Math.abs(tone - hertz) < 25) ?? null;
}
