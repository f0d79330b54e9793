import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FigureLibrary } from '#app/drawings/figure/figure-library.ts';
import type { Session } from '#app/sessions/script/session.ts';
import { useSound } from '#app/sessions/sound/use-sound.ts';
import { Controls } from './controls.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import styles from './player.module.css';
import type { PlayerAction } from './player-state.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { Stage } from './stage.tsx';
import { useAwake, useLeaveGuard } from './use-awake.ts';
import { useFilling } from './use-filling.ts';
import type { Guidance } from './use-guidance.ts';
import { usePlayer } from './use-player.ts';

export interface PlayerProps {
  session: Session;
  figures: FigureLibrary;
  guidance: Guidance;
  /** Follows the session, 0 to 1. */
  onProgress?: (progress: number) => void;
  onClose: () => void;
}

/** A session under way: it begins when it has come. Stage, words, sound and the buttons. */
export function Player({ session, figures, guidance, onProgress, onClose }: PlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const player = usePlayer(session);
  const { settings, voice } = guidance;
  const sound = useSound(session, player, settings, voice ?? null);
  const [isFilling, fill] = useFilling(root);
  const [isLeaving, setLeaving] = useState(false);
  const { status } = player.state;
  const isUnderWay = status === 'running' || status === 'paused';
  useAwake(status === 'running');
  useLeaveGuard(isUnderWay);

  const act = (type: PlayerAction['type']) => {
    sound.wake();
    player.act(type);
  };
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come
  useEffect(() => {
    act('start');
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  const { progress } = player.moment;
  useEffect(() => onProgress?.(progress), [onProgress, progress]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the buttons within
    <div
      ref={root}
      className={styles.player}
      data-practice={status}
      data-filling={isFilling}
      tabIndex={-1}
      onKeyDown={(event) => pressed(event, () => act(status === 'running' ? 'pause' : 'resume'), act, fill, isFilling)}
    >
      <progress className={styles.progress} value={progress} aria-label="Framdrift i økten" />
      <Stage
        session={session}
        figures={figures}
        moment={player.moment}
        status={status}
        isSpoken={settings.voice && Boolean(voice)}
      />
      <Controls status={status} isFilling={isFilling} act={act} fill={fill} close={close}>
        <SettingsPanel {...guidance} />
      </Controls>
      {isLeaving && (
        <LeaveDialog
          onStay={() => {
            setLeaving(false);
            act('resume');
          }}
          onLeave={leave}
        />
      )}
    </div>
  );
}

/** Keys that work within the player, but not where one types or chooses. */
function pressed(
  event: KeyboardEvent,
  toggle: () => void,
  act: (type: PlayerAction['type']) => void,
  fill: (wanted: boolean) => void,
  isFilling: boolean,
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
    f: () => fill(!isFilling),
    ...(isFilling && { Escape: () => fill(false) }),
  };
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}
