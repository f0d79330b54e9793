import type { Ambience } from '../player/settings.ts';

/** How long a loop is before it begins anew. */
export const loopSeconds = 24;
const fadeSeconds = 3;

/**
 * One loop of background sound, -1 to 1, that begins as it ends. Every slow movement in it fits the loop a
 * whole number of times; noise is blended from its end into its start.
 */
export function ambienceLoop(kind: Ambience, sampleRate: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = loopOf(kind, sampleRate, random);
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return samples.map((value) => (value / peak) * 0.9);
}

function loopOf(kind: Ambience, sampleRate: number, random: () => number): Float32Array<ArrayBuffer> {
  const length = Math.round(loopSeconds * sampleRate);
  switch (kind) {
    case 'sea':
      return moving(seamless(brownNoise, length, sampleRate, random), 3, 0.25, 0.9);
    case 'rain':
      return moving(seamless(hiss, length, sampleRate, random), 1, 0.8, 0.55);
    case 'wind':
      return moving(seamless(gusts(length, sampleRate), length, sampleRate, random), 2, 0.35, 1);
    case 'pad':
      return chord(length);
  }
}

/** Dark, rolling noise: each value a small step from the one before. */
function brownNoise(length: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let value = 0;
  for (let index = 0; index < length; index++) {
    value = (value + 0.04 * (random() * 2 - 1)) / 1.008;
    samples[index] = value;
  }
  return samples;
}

/** Light noise without its low half, with a drop now and then. */
function hiss(length: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let low = 0;
  let drop = 0;
  for (let index = 0; index < length; index++) {
    const white = random() * 2 - 1;
    low += 0.25 * (white - low);
    if (random() < 0.0008) drop = 0.5 + random();
    drop *= 0.985;
    samples[index] = (white - low) * 0.16 + low * 0.14 + white * drop * 0.22;
  }
  return samples;
}

/** Noise through a narrow, slowly wandering gap (a state-variable filter): higher in a gust, lower between two. */
function gusts(loopLength: number, sampleRate: number): Noise {
  return (length, random) => {
    const samples = new Float32Array(length);
    const turn = (2 * Math.PI) / loopLength;
    let low = 0;
    let band = 0;
    for (let index = 0; index < length; index++) {
      const hertz = 420 + 170 * Math.sin(turn * 3 * index) + 60 * Math.sin(turn * 7 * index);
      const step = 2 * Math.sin((Math.PI * hertz) / sampleRate);
      low += step * band;
      band += step * (random() * 2 - 1 - low - 0.4 * band);
      samples[index] = band;
    }
    return samples;
  };
}

/** Four low sines whose waves fit the loop, each swelling at its own pace. */
function chord(length: number): Float32Array<ArrayBuffer> {
  const tones = [110, 164.8, 220, 277.2].map((hertz, index) => ({
    waves: Math.round(hertz * loopSeconds),
    swells: index + 1,
    share: 0.2 / (index + 1),
  }));
  const turn = (2 * Math.PI) / length;
  return Float32Array.from({ length }, (_, index) =>
    tones.reduce(
      (sum, { waves, swells, share }) =>
        sum + share * Math.sin(turn * waves * index) * (0.6 + 0.4 * Math.cos(turn * swells * index)),
      0,
    ),
  );
}

type Noise = (length: number, random: () => number) => Float32Array<ArrayBuffer>;

/** Noise whose start is blended out of what would have followed its end. */
function seamless(noise: Noise, length: number, sampleRate: number, random: () => number): Float32Array<ArrayBuffer> {
  const fade = Math.round(fadeSeconds * sampleRate);
  const long = noise(length + fade, random);
  const samples = long.slice(0, length);
  for (let index = 0; index < fade; index++) {
    const angle = (index / fade) * (Math.PI / 2);
    samples[index] = (long[index] ?? 0) * Math.sin(angle) + (long[length + index] ?? 0) * Math.cos(angle);
  }
  return samples;
}

/** Lets the loudness come and go between two values, so many times a loop. */
function moving(samples: Float32Array<ArrayBuffer>, times: number, quiet: number, loud: number) {
  const turn = (2 * Math.PI * times) / samples.length;
  return samples.map((value, index) => value * (quiet + ((loud - quiet) * (1 - Math.cos(turn * index))) / 2));
}
