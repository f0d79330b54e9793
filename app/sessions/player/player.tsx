import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FigureLibrary } from '#app/drawings/index.ts';
import { createTrackClock } from '../clock/track-clock.ts';
import { Night } from '../night/night.tsx';
import { useQuieter } from '../night/quieter.ts';
import { useBreathVibration } from '../pacer/vibration.ts';
import { lightAt, openPlace, type SessionPlace } from '../place.ts';
import type { Session } from '../script/session.ts';
import { clock as clockText } from '../script/words.ts';
import { isForVoice, useSound } from '../sound/use-sound.ts';
import { trackQuietSeconds } from '../track/quiet.ts';
import { isWhollyRecorded } from '../track/spoken.ts';
import { Backdrop } from './backdrop.tsx';
import { Controls } from './controls.tsx';
import type { NextLink } from './ending.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useMediaSession } from './media-session.ts';
import styles from './player.module.css';
import type { PlainAction } from './player-state.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { Stage } from './stage.tsx';
import { useAlone } from './use-alone.ts';
import { useFadingControls } from './use-fading-controls.ts';
import { useFullScreen } from './use-full-screen.ts';
import type { Guidance } from './use-guidance.ts';
import { usePlayer } from './use-player.ts';
import { needsScreen, useLeaveGuard, useWakeLock } from './use-wake-lock.ts';

export interface PlayerProps {
  session: Session;
  figures: FigureLibrary;
  guidance: Guidance;
  /** The session's sound track, which plays since the press that started it. */
  track: RefObject<HTMLAudioElement | null>;
  /** Where it begins; from its start where nothing is said. */
  fromSeconds?: number;
  /** Where it happens; an open place where none is named. */
  place?: SessionPlace | undefined;
  /** What may come after it. */
  next?: readonly NextLink[] | undefined;
  /** Follows the session, 0 to 1. */
  onProgress?: (progress: number) => void;
  onClose: () => void;
}

/** A session under way: it begins when it has come. Stage, words, sound and the buttons. */
export function Player(props: PlayerProps) {
  const {
    session,
    figures,
    guidance,
    track,
    fromSeconds = 0,
    place = openPlace,
    next = [],
    onProgress,
    onClose,
  } = props;
  const root = useRef<HTMLElement>(null);
  const [clock] = useState(() => createTrackClock(track.current, trackQuietSeconds(track.current?.src)));
  const player = usePlayer(session, clock);
  const { settings, voice = null } = guidance;
  const heard = useQuieter(session, player.moment.progress, settings);
  const sound = useSound({ player, clock, track: track.current, settings: heard, voice });
  useBreathVibration(session, player, settings);
  useMediaSession(session, player);
  const [isFullScreen, fill] = useFullScreen(root);
  const [isLeaving, setLeaving] = useState(false);
  const isSpoken =
    !settings.reader &&
    settings.volume > 0 &&
    ((settings.voice && voice !== null) || session.cues.every((cue) => !isForVoice(cue, clock)));
  const { status } = player.state;
  const isUnderWay = status === 'running' || status === 'paused';
  const isShowingControls = useFadingControls(root, status === 'running');
  useAlone(root);
  useWakeLock(status === 'running' && needsScreen(session, clock));
  useLeaveGuard(isUnderWay);
  useEffect(() => clock.close, [clock]);

  const { act: actPlainly } = player;
  const act = useCallback(
    (type: PlainAction) => {
      sound.wake();
      actPlainly(type);
    },
    [sound, actPlainly],
  );
  const leave = () => {
    fill(false);
    player.act('leave');
    // The guard against closing the page goes with the next picture; only then may the page be left.
    setTimeout(onClose);
  };
  const close = () => {
    if (!isUnderWay) return leave();
    act('pause');
    setLeaving(true);
  };

  // The button that was pressed is gone; the next one to press is «Pause».
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
  useEffect(() => {
    act('start');
    if (fromSeconds > 0) player.seek(fromSeconds);
    root.current?.querySelector<HTMLElement>('[data-main="true"]')?.focus({ preventScroll: true });
  }, []);
  // Drawn anew when a choice changes, not with each second.
  const panel = useMemo(
    () => <SettingsPanel session={session} {...guidance} isRecorded={isWhollyRecorded(session)} />,
    [session, guidance],
  );
  const { progress, remainingSeconds } = player.moment;
  const { light } = lightAt(place.lights, progress);
  useEffect(() => onProgress?.(progress), [onProgress, progress]);

  return (
    <section
      ref={root}
      className={styles.player}
      data-practice={status}
      data-filling={isFullScreen}
      data-tone={light?.tone}
      data-hour={light?.hour}
      data-controls={isShowingControls ? 'shown' : 'hidden'}
      aria-label={session.title}
      tabIndex={-1}
      onKeyDown={(event) =>
        pressed(event, () => act(status === 'running' ? 'pause' : 'resume'), act, fill, isFullScreen)
      }
    >
      <Backdrop place={place} progress={progress} />
      <progress className={styles.progress} value={progress} aria-label="Framdrift i økten" />
      <Stage
        session={session}
        place={place}
        figures={figures}
        moment={player.moment}
        status={player.isWaiting ? 'paused' : status}
        isSpoken={isSpoken}
        ambience={settings.ambience}
        next={next}
      />
      <Controls
        status={status}
        stepName={session.kind === 'yoga' ? 'stilling' : 'del'}
        at={isSpoken ? '' : `${player.moment.step.name}. ${player.moment.cue?.text ?? ''}`}
        left={clockText(remainingSeconds)}
        isFullScreen={isFullScreen}
        act={act}
        fill={fill}
        close={close}
      >
        {panel}
      </Controls>
      {session.isQuiet && <Night status={status} settings={settings} isWatched={session.kind === 'yoga'} />}
      {isLeaving && (
        <LeaveDialog
          onStay={() => {
            setLeaving(false);
            act('resume');
          }}
          onLeave={leave}
        />
      )}
    </section>
  );
}

/** Keys that work within the player, but not where one types or chooses. */
function pressed(
  event: KeyboardEvent,
  toggle: () => void,
  act: (type: PlainAction) => void,
  fill: (wanted: boolean) => void,
  isFullScreen: boolean,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isOnControl =
    event.target instanceof Element && event.target.closest('input, select, dialog, summary') !== null;
  const isOnButton = event.target instanceof HTMLButtonElement;
  if (isOnControl || (isOnButton && event.key === ' ')) return;
  const keys: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    ArrowRight: () => act('skip'),
    ArrowLeft: () => act('back'),
    f: () => fill(!isFullScreen),
    ...(isFullScreen && { Escape: () => fill(false) }),
  };
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
