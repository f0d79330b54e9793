import type { Bell, BreathKind } from '../script/session.ts';
import { attackSeconds, faintest, partials, strokes } from './bells.ts';

/** Beside a voice of -18 LUFS a bell is to be heard, and no more. */
const loudness = 0.5;

/** A bell as samples, from -1 to 1: what the browser makes of the same strokes. */
export function bellSamples(bell: Bell | BreathKind, sampleRate: number): Float32Array<ArrayBuffer> {
  const lengthSeconds = Math.max(...strokes[bell].map(({ afterSeconds, ringSeconds }) => afterSeconds + ringSeconds));
  const samples = new Float32Array(Math.ceil(lengthSeconds * sampleRate));
  for (const { afterSeconds, hertz, strength, ringSeconds } of strokes[bell]) {
    for (const { ratio, share, lasting } of partials) {
      const from = Math.round(afterSeconds * sampleRate);
      const peak = strength * share;
      const fallSeconds = ringSeconds * lasting - attackSeconds;
      for (let index = 0; index < ringSeconds * lasting * sampleRate && from + index < samples.length; index++) {
        const seconds = index / sampleRate;
        const fallen = (faintest / peak) ** Math.max(0, (seconds - attackSeconds) / fallSeconds);
        const gain = peak * Math.min(1, seconds / attackSeconds) * fallen;
        samples[from + index] =
          (samples[from + index] ?? 0) + loudness * gain * Math.sin(2 * Math.PI * hertz * ratio * seconds);
      }
    }
  }
  return samples;
}
