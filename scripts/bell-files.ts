import { bellSamples, encodeFrames, sampleRate } from '#app/sessions/.server/voice/index.ts';

const kinds = ['step', 'side', 'end', 'in', 'hold', 'out', 'rest'] as const;

/** Every bell as its file should stand. */
export function bellFiles(): { readonly path: string; readonly bytes: Uint8Array }[] {
  return kinds.map((kind) => ({
    path: `app/sessions/track/bells/${kind}.mp3`,
    bytes: encodeFrames(bellSamples(kind, sampleRate)),
  }));
}
