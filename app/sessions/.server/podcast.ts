import type { Session } from '../script/session.ts';
import { planTrack } from '../track/plan.ts';
import { sessions } from './sessions.ts';
import { createPieces } from './track/pieces.ts';
import type { Recordings } from './track/recordings.ts';
import { trackBytes } from './track/track-bytes.ts';

/** A session that can be listened to elsewhere. */
export interface Episode {
  readonly session: Session;
  readonly bytes: number;
}

/** The sessions whose every line has been recorded, each in full: without a screen, what is missing would be silence. */
export function episodes(recordings: Recordings): readonly Episode[] {
  const isRecorded = ({ cues }: Session) =>
    cues.every(({ text, isSilent }) => isSilent || recordings.find(text) !== undefined);
  return sessions
    .filter(isRecorded)
    .map((session) => ({ session, bytes: trackBytes(planTrack(session, createPieces(recordings))) }));
}
