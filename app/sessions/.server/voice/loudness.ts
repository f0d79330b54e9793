/** A filter of two poles and two zeros: `b` and `a` of its transfer function, `a` without its first, 1. */
interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

const blockSeconds = 0.4;
const stepSeconds = 0.1;
const absoluteGate = -70;
const relativeGate = -10;

/**
 * Integrated loudness of one channel in LUFS, by ITU-R BS.1770-4: K-weighted, in blocks of 0.4 s, without those that are
 * silent. What is shorter than a block counts as one. Negative infinity for silence.
 */
export function loudnessOf(samples: Float32Array, sampleRate: number): number {
  const weighted = filtered(filtered(samples, shelf(sampleRate)), highPass(sampleRate));
  const powers = blockPowers(weighted, sampleRate);
  const audible = powers.filter((power) => lufs(power) > absoluteGate);
  const gate = lufs(mean(audible)) + relativeGate;
  return lufs(mean(audible.filter((power) => lufs(power) > gate)));
}

function blockPowers(samples: Float32Array, sampleRate: number): number[] {
  const block = Math.min(samples.length, Math.round(blockSeconds * sampleRate));
  const step = Math.round(stepSeconds * sampleRate);
  const count = block === 0 ? 0 : Math.floor((samples.length - block) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    let sum = 0;
    for (let at = index * step; at < index * step + block; at++) sum += (samples[at] ?? 0) ** 2;
    return sum / block;
  });
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The first stage of K-weighting, a shelf for the head's own effect: the standard's filter for any sample rate. */
function shelf(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / sampleRate);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const scale = 1 + k / q + k * k;
  return {
    b: [(high + (band * k) / q + k * k) / scale, (2 * (k * k - high)) / scale, (high - (band * k) / q + k * k) / scale],
    a: [(2 * (k * k - 1)) / scale, (1 - k / q + k * k) / scale],
  };
}

/** The second stage: ears hear little below 40 Hz. */
function highPass(sampleRate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / sampleRate);
  const q = 0.5003270373238773;
  const scale = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / scale, (1 - k / q + k * k) / scale] };
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const output = new Float32Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    output[index] = y;
  }
  return output;
}
