import type { Session } from '../../script/session.ts';
import { hasRecordings, type Recordings, withRecordings } from './recordings.ts';

/** What a page needs to play a session by its sound track, whose address is given. */
export function playedSession(session: Session, address: string, recordings: Recordings) {
  return {
    /** With a mark on the lines that its track says. */
    session: withRecordings(session, recordings),
    sound: address,
    /** The track to listen to without a script, where it says anything. */
    spokenSound: hasRecordings(session, recordings) ? address : null,
  };
}
