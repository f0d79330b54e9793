import { useRef, useState } from 'react';
import buttonStyles from '#app/ui/button.module.css';
import { AfterSession } from './after-session.tsx';
import { Lobby } from './lobby.tsx';
import type { SessionPlace } from './place.ts';
import type { NextLink } from './player/ending.tsx';
import { fetchPlayer, RunningSession } from './player/running-session.tsx';
import { SettingsPanel } from './player/settings-panel.tsx';
import { useGuidance } from './player/use-guidance.ts';
import { startSound } from './player/wake.ts';
import { continuedAt } from './script/continued.ts';
import type { Session } from './script/session.ts';
import { clock } from './script/words.ts';
import { SessionAudio } from './sound/session-audio.tsx';
import { playedTrack } from './track/quiet.ts';
import { isWhollyRecorded } from './track/spoken.ts';
import { useSessionMemory } from './use-session-memory.ts';

interface GuidedSessionProps {
  session: Session;
  /** The address of its sound track. */
  sound: string;
  /** Where it happens, which the page then shows around the lobby. */
  place: SessionPlace;
  /** What may come after it. */
  next?: NextLink[];
  /** Where to go when the session is left; without it the lobby comes back. */
  leavesTo?: string;
}

/** What plays, and from where on. */
interface Started {
  readonly session: Session;
  readonly played: string;
  readonly fromSeconds: number;
}

/** A session with what comes before it and after it. The player is fetched at the first touch of the start button. */
export default function GuidedSession({ session, sound, place, next = [], leavesTo }: GuidedSessionProps) {
  const guidance = useGuidance();
  const practice = useSessionMemory(session);
  const track = useRef<HTMLAudioElement>(null);
  const played = playedTrack(sound, guidance.settings.quietMinutes);
  const [isOver, setOver] = useState(false);
  /** The session as it was at its start: a list that is changed meanwhile changes the next one. */
  const [started, setStarted] = useState<Started | null>(null);
  const start = (atSeconds = 0) => {
    startSound(track.current);
    const fromSeconds = continuedAt(session, atSeconds);
    practice.begin(fromSeconds);
    setOver(false);
    setStarted({ session, played, fromSeconds });
  };
  const leave = () => {
    // Who has followed a session to sleep by is asked nothing more.
    if (practice.isDone() && !session.isQuiet) setOver(true);
    else if (leavesTo === undefined) setStarted(null);
    else location.assign(leavesTo);
  };
  return (
    <>
      {isOver ? (
        <AfterSession session={session} next={next} practice={practice} onAgain={() => start()} />
      ) : started ? (
        <RunningSession
          session={started.session}
          fromSeconds={started.fromSeconds}
          place={place}
          next={next}
          guidance={guidance}
          track={track}
          onProgress={practice.follow}
          onClose={leave}
        />
      ) : (
        <>
          <Continue atSeconds={practice.leftSeconds} onContinue={start} />
          <Lobby session={session} onTouch={fetchPlayer} onStart={() => start()}>
            <SettingsPanel session={session} {...guidance} isRecorded={isWhollyRecorded(session)} isBefore />
          </Lobby>
        </>
      )}
      <SessionAudio element={track} src={started?.played ?? played} />
    </>
  );
}

/** Nothing where the session has not been left before its end. */
function Continue({ atSeconds, onContinue }: { atSeconds: number | null; onContinue: (atSeconds: number) => void }) {
  if (atSeconds === null) return null;
  return (
    <p>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        onPointerEnter={fetchPlayer}
        onFocus={fetchPlayer}
        onClick={() => onContinue(atSeconds)}
      >
        Fortsett der du slapp, {clock(atSeconds)} inn i økten
      </button>
    </p>
  );
}
