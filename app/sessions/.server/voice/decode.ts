import samplerate from '@alexanderolsen/libsamplerate-js';
import decodeMp3 from '@audio/decode-mp3';
import decodeOpus from '@audio/decode-opus';
import decodeVorbis from '@audio/decode-vorbis';
import decodeWav from '@audio/decode-wav';
import { sampleRate } from '../../track/frames.ts';

interface Decoded {
  readonly channelData: readonly Float32Array[];
  readonly sampleRate: number;
}

/** Why a file of the owner's cannot be taken. One line. */
export class RecordingError extends Error {
  override name = 'RecordingError';
}

/** Put after the end, so that the resampler gives all of what came before. */
const flushSeconds = 0.05;

/** A recording in WAV, MP3, OGG (Opus, Vorbis) or M4A as one channel at the tracks' rate. Rejects with a RecordingError. */
export async function decodeRecording(bytes: Uint8Array): Promise<Float32Array> {
  const decode = decoderOf(bytes);
  if (!decode) throw new RecordingError('is neither WAV, MP3, OGG nor M4A');
  const decoded = await decode(bytes).catch((error: unknown) => {
    throw error instanceof RecordingError ? error : new RecordingError(`cannot be read: ${String(error)}`);
  });
  const samples = mixed(decoded.channelData);
  if (samples.length === 0) throw new RecordingError('has no sound in it');
  return resampled(samples, decoded.sampleRate);
}

/** By the first bytes; names of files say what they want. */
function decoderOf(bytes: Uint8Array): ((bytes: Uint8Array) => Promise<Decoded>) | undefined {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  if (/^(?:RIFF|RF64|RIFX)....WAVE/su.test(head)) return async (wav) => decodeWav(wav);
  if (head.startsWith('OggS')) return head.includes('OpusHead') ? decodeOpus : decodeVorbis;
  if (head.slice(4, 8) === 'ftyp') return decodeM4a;
  if (head.startsWith('ID3') || /^\u00ff[\u00e2-\u00ff]/u.test(head)) return decodeMp3;
  return undefined;
}

/** Its package is under the GPL: it belongs to a working copy, and is not part of a server in production. */
async function decodeM4a(bytes: Uint8Array): Promise<Decoded> {
  const decoder = await import('@audio/decode-aac').catch(() => null);
  if (!decoder) throw new RecordingError('is M4A, which only a full installation reads: npm ci, or save it as WAV');
  return decoder.default(bytes);
}

function mixed(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels;
  return first.map((_, at) => channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length);
}

async function resampled(samples: Float32Array, fromRate: number): Promise<Float32Array> {
  if (fromRate === sampleRate) return samples;
  const padded = new Float32Array(samples.length + Math.ceil(flushSeconds * fromRate));
  padded.set(samples);
  const { create, ConverterType } = samplerate;
  const converter = await create(1, fromRate, sampleRate, { converterType: ConverterType.SRC_SINC_BEST_QUALITY });
  try {
    const length = Math.round((samples.length * sampleRate) / fromRate);
    return converter.full(padded).slice(0, length);
  } finally {
    converter.destroy();
  }
}
