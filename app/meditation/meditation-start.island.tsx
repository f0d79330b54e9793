import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '#app/paths.ts';
import {
  fetchPlayer,
  isWhollyRecorded,
  playedTrack,
  RunningSession,
  type Session,
  SessionAudio,
  type SessionPlace,
  startSound,
  useGuidance,
  useSessionMemory,
  VoiceHelp,
} from '#app/sessions/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Icon, showToast } from '#app/ui/index.ts';
import styles from './meditation.module.css';
import { showProgress } from './session-progress.tsx';

/** Where on the page the session runs: an empty element of this id. */
export const practicePlace = 'okt';

interface MeditationStartProps {
  /** The owner's. */
  video: string | null;
  session: Session;
  /** The address of the session's sound track. */
  sound: string;
  /** Where the session happens. */
  place: SessionPlace;
}

/**
 * The start button; the page shows how far the session has come. Without a script the button leads to the written
 * practice; with one it says that the meditation begins, and opens the owner's video where there is one;
 * the session, guided here, is then offered beside it.
 */
export default function MeditationStart({ video, session, sound, place }: MeditationStartProps) {
  const guidance = useGuidance();
  const practice = useSessionMemory(session);
  const track = useRef<HTMLAudioElement>(null);
  const [isRunning, setRunning] = useState(false);
  const follow = () => {
    startSound(track.current);
    // Its own page is where it can be gone on with.
    practice.begin(0, paths.session(session.id));
    setRunning(true);
  };
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    showToast('Meditasjon starter: Din meditasjon begynner nå. Finn et rolig sted og slapp av.');
    if (video) window.open(video, '_blank', 'noopener');
    else follow();
  };
  const close = () => {
    setRunning(false);
    showProgress(0);
  };
  const goOn = (now: number) => {
    showProgress(now);
    practice.follow(now);
  };
  const touches = { onPointerEnter: fetchPlayer, onFocus: fetchPlayer };
  return (
    <form action="#ovelsen" onSubmit={start} className={styles.start}>
      <button
        type="submit"
        className={`${buttonStyles.button} ${buttonStyles.strong}`}
        data-plays={video === null ? '' : undefined}
        {...(video === null && touches)}
      >
        <Icon name="play" />
        Start meditasjon
      </button>
      {video && (
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.quiet}`}
          data-needs-script
          data-plays
          {...touches}
          onClick={follow}
        >
          Følg økten her uten video
        </button>
      )}
      {!isWhollyRecorded(session) && (
        <details className={styles.voice}>
          <summary>
            <Icon name="sound" />
            Om stemmen
          </summary>
          <VoiceHelp hasVoice={guidance.voice === undefined ? undefined : guidance.voice !== null} />
        </details>
      )}
      {isRunning && (
        <InPlace>
          <RunningSession
            session={session}
            place={place}
            guidance={guidance}
            track={track}
            onProgress={goOn}
            onClose={close}
          />
        </InPlace>
      )}
      <SessionAudio element={track} src={playedTrack(sound)} />
    </form>
  );
}

/** The player's place in the middle of the page, while the start button stands in its side column. */
function InPlace({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(practicePlace)), []);
  return place && createPortal(children, place);
}
