import { leadInSamples, sampleRate } from '../../track/frames.ts';
import { loudnessOf } from './loudness.ts';
import type { Take } from './silence.ts';

/** As loud as all recordings are. */
export const targetLufs = -18;
/** A whisper in a noisy room would be all noise. */
const maxGain = 10 ** (40 / 20);
const ceiling = 10 ** (-1.5 / 20);
/** How long before a peak the limiter begins to give way, and how long after it lets go. */
const limiterSeconds = 0.005;
const fadeSeconds = 0.005;
const fadeOutSeconds = 0.04;

/** So many samples in a row at full scale were cut off by the recorder. */
const clippedRun = 4;
const fullScale = 0.999;

/** Whether a recorder was turned up too far: no loudness set afterwards mends that. */
export function isClipped(samples: Float32Array): boolean {
  let run = 0;
  return samples.some((value) => {
    run = Math.abs(value) >= fullScale ? run + 1 : 0;
    return run >= clippedRun;
  });
}

/** One take as it is kept: a short lead-in, faded at both ends, at the loudness of all. */
export function finished(samples: Float32Array, { from, to }: Take): Float32Array {
  const line = new Float32Array(leadInSamples + to - from);
  const before = Math.min(from, leadInSamples);
  line.set(samples.subarray(from - before, to), leadInSamples - before);
  fade(line, leadInSamples - before);
  let gained: Float32Array = line;
  let gain = 1;
  // The limiter takes a little of the loudness away: what is lacking is given again.
  for (let round = 0; round < 4; round++) {
    const lacking = targetLufs - loudnessOf(gained, sampleRate);
    gain = Math.min(gain * 10 ** (lacking / 20), maxGain);
    gained = limited(line.map((value) => value * gain));
  }
  return gained;
}

function fade(line: Float32Array, from: number): void {
  const rise = Math.round(fadeSeconds * sampleRate);
  const fall = Math.round(fadeOutSeconds * sampleRate);
  for (let index = 0; index < rise; index++) line[from + index] = ((line[from + index] ?? 0) * index) / rise;
  for (let index = 0; index < Math.min(fall, line.length); index++) {
    const at = line.length - 1 - index;
    line[at] = ((line[at] ?? 0) * index) / fall;
  }
}

/** Peaks are brought under the ceiling by a gain that moves smoothly, ahead of them. */
function limited(line: Float32Array): Float32Array {
  const reach = Math.round(limiterSeconds * sampleRate);
  const lowest = new Float32Array(line.length).fill(1);
  for (let at = 0; at < line.length; at++) {
    const needed = ceiling / Math.abs(line[at] || 1e-9);
    if (needed >= 1) continue;
    for (let near = Math.max(0, at - reach); near <= Math.min(line.length - 1, at + reach); near++)
      lowest[near] = Math.min(lowest[near] ?? 1, needed);
  }
  /** The sums of all before each: an average over any stretch is one subtraction. */
  const sums = new Float64Array(line.length + 1);
  for (let at = 0; at < line.length; at++) sums[at + 1] = (sums[at] ?? 0) + (lowest[at] ?? 1);
  return line.map((value, at) => {
    const from = Math.max(0, at - reach);
    const to = Math.min(line.length, at + reach + 1);
    return (value * ((sums[to] ?? 0) - (sums[from] ?? 0))) / (to - from);
  });
}
