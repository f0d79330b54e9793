import { Mp3Encoder } from '@breezystack/lamejs';
import { areFrames, kilobitsPerSecond, sampleRate } from '../../track/frames.ts';

/** The encoder makes everything softer by so much before it begins. */
const encoderScale = 0.95;

/** Samples, from -1 to 1 and at the tracks' rate, as frames that can be joined with others. */
export function encodeFrames(samples: Float32Array): Uint8Array<ArrayBuffer> {
  // This encoder never uses a bit reservoir.
  const encoder = new Mp3Encoder(1, sampleRate, kilobitsPerSecond);
  const whole = Int16Array.from(samples, (value) =>
    Math.round(Math.min(Math.max(value / encoderScale, -1), 1) * 32_767),
  );
  const parts = [encoder.encodeBuffer(whole), encoder.flush()];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  if (!areFrames(bytes)) throw new Error('the encoder has made frames that cannot be joined');
  return bytes;
}
