/** For tests: a WAV file of 16 bits and one channel. */
export function wavOf(samples: Float32Array, sampleRate: number): Uint8Array {
  const wav = Buffer.alloc(44 + 2 * samples.length);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(2 * sampleRate, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(2 * samples.length, 40);
  for (const [at, value] of samples.entries())
    wav.writeInt16LE(Math.round(Math.min(Math.max(value, -1), 1) * 32_767), 44 + 2 * at);
  return wav;
}

/** For tests: something like a voice, syllables of a hum with its overtones; `quietSeconds` before and after it. */
export function hum(seconds: number, loudness: number, sampleRate: number, quietSeconds = 0.5): Float32Array {
  const quiet = Math.round(quietSeconds * sampleRate);
  const samples = new Float32Array(Math.round(seconds * sampleRate) + 2 * quiet);
  for (let at = quiet; at < samples.length - quiet; at++) {
    const time = (at - quiet) / sampleRate;
    const syllable = 0.55 + 0.45 * Math.cos(2 * Math.PI * 4 * time);
    const tone = [1, 2, 3, 5, 9].reduce((sum, n) => sum + Math.sin(2 * Math.PI * 140 * n * time) / n, 0);
    samples[at] = (loudness * syllable * tone) / 2;
  }
  return samples;
}
