/**
 * The one format that sound tracks are made of: MPEG-2 layer III (MP3), mono, constant bitrate, without a bit reservoir.
 * Every frame is as long as every other and stands on its own, so that pieces are joined by putting their bytes one
 * after the other, and the byte at a time is known without reading anything.
 */
export const sampleRate = 24_000;
export const kilobitsPerSecond = 48;
export const samplesPerFrame = 576;
export const bytesPerFrame = 144;

/** Encoder and decoder together make everything sound this much later than the first sample of its first frame. */
export const codecDelaySamples = 1105;
/** Left in a recording before its first sound, so that the first consonant is whole. */
export const leadInSamples = 480;

/** What every frame begins with: MPEG-2, layer III, no checksum, 48 kbit/s, 24 kHz, mono. */
export const frameHeader: readonly number[] = [0xff, 0xf3, 0x64, 0xc4];

/**
 * A frame that nobody hears, and that is not silent: one spectral line, which frame after frame is an even tone of 42 Hz at
 * -63 dBFS. Browsers slow down and freeze a page in the background that makes no sound at all, and the device's own voice
 * with it. Side information (one pair of values, gain 170, Huffman table 1), then the pair.
 */
const inaudible: readonly number[] = [...frameHeader, 0, 0, 0x20, 0x06, 0xa8, 0, 0x08, 0x42, 0, 0x20];

/** So many frames in which nothing is heard. */
export function silentFrames(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count * bytesPerFrame);
  for (let at = 0; at < bytes.length; at += bytesPerFrame) bytes.set(inaudible, at);
  return bytes;
}

/** The frame to begin with for a sound that has `leadSamples` of silence at its start to be heard at a time. */
export function frameFor(seconds: number, leadSamples: number): number {
  return Math.max(0, Math.round((seconds * sampleRate - codecDelaySamples - leadSamples) / samplesPerFrame));
}

/** The number of frames nearest to a length. */
export function framesOf(seconds: number): number {
  return Math.round((seconds * sampleRate) / samplesPerFrame);
}

/** Whether bytes are whole frames of this format, each without a bit reservoir: they can be joined. */
export function areFrames(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.length % bytesPerFrame !== 0) return false;
  for (let at = 0; at < bytes.length; at += bytesPerFrame) {
    const hasHeader = frameHeader.every((byte, index) => bytes[at + index] === byte);
    // After the header: how far back the frame's data begins.
    if (!hasHeader || bytes[at + frameHeader.length] !== 0) return false;
  }
  return true;
}
