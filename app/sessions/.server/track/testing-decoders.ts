import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { decoder } from '@audio/decode-mp3';
import type { Listener } from './testing-tones.ts';

/** Plays the bytes of a track to a listener. */
export type Decoder = (bytes: ReadableStream<Uint8Array>, listener: Listener) => Promise<void>;

/** By the library that reads the owner's recordings (mpg123). */
export const decodedByLibrary: Decoder = async (bytes, listener) => {
  const { decode, free } = await decoder();
  for await (const chunk of bytes) listener.listen(decode(chunk).channelData[0] ?? new Float32Array());
  free();
};

/** By ffmpeg, where it is installed: it shares no code with the other, and the site never needs it. */
export const decodedByFfmpeg: Decoder = async (bytes, listener) => {
  const { stdin, stdout } = spawn('ffmpeg', ['-v', 'error', '-i', 'pipe:', '-f', 'f32le', 'pipe:'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  Readable.from(bytes).pipe(stdin);
  let rest = Buffer.alloc(0);
  for await (const chunk of stdout) {
    const known = Buffer.concat([rest, chunk]);
    const whole = known.length - (known.length % Float32Array.BYTES_PER_ELEMENT);
    // Samples begin at a multiple of their size in a buffer of their own.
    listener.listen(new Float32Array(Uint8Array.from(known.subarray(0, whole)).buffer));
    rest = known.subarray(whole);
  }
};
