import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Bell, BreathKind } from '../../script/session.ts';
import { bytesPerFrame } from '../../track/frames.ts';
import type { Piece, Pieces } from '../../track/plan.ts';
import type { Recordings } from './recordings.ts';
import type { ReadPiece } from './track-bytes.ts';

interface BellPiece extends Piece {
  readonly bytes: Uint8Array;
}

const bells = new Map<Bell | BreathKind, BellPiece>();

/** What tracks are made of: the owner's recordings, and the bells that come with the site. */
export function createPieces(recordings: Pick<Recordings, 'find' | 'read'>): Pieces & { readonly read: ReadPiece } {
  return {
    line: recordings.find,
    bell: bellOf,
    read: async (file) => [...bells.values()].find((bell) => bell.file === file)?.bytes ?? recordings.read(file),
  };
}

/** Read when it is first wanted. Found by way of package.json, from the sources and from the build. */
function bellOf(kind: Bell | BreathKind): BellPiece {
  const known = bells.get(kind);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`#app/sessions/track/bells/${kind}.mp3`));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const bell = { file: `bell-${kind}-${hash}`, frames: bytes.length / bytesPerFrame, bytes };
  bells.set(kind, bell);
  return bell;
}
