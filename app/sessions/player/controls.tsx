import { memo, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '#app/ui/index.ts';
import styles from './controls.module.css';
import type { PlainAction, PlayerState } from './player-state.ts';

interface ControlsProps {
  status: PlayerState['status'];
  /** What a step of the session is called: `stilling`, `del`. */
  stepName: string;
  /** Where one is, for who goes on after a pause; empty where a voice says the last line again. */
  at: string;
  /** What is left of the whole session, `19:45`. */
  left: string;
  isFullScreen: boolean;
  act: (type: PlainAction) => void;
  fill: (wanted: boolean) => void;
  close: () => void;
  /** The panel of sound and voice. */
  children: ReactNode;
}

/** The buttons around the stage: the way through it at the foot, the rest at the head. Each has a key of its own, which works while the player has the focus. */
export function Controls({ status, stepName, at, left, isFullScreen, act, fill, close, children }: ControlsProps) {
  return (
    <>
      <PauseNews status={status} at={at} />
      <Main status={status} stepName={stepName} act={act} />
      <div className={styles.more}>
        {status !== 'finished' && <p className={styles.left}>{left} igjen</p>}
        {status !== 'finished' && <Control icon="restart" label="Start på nytt" onPress={() => act('restart')} />}
        <details className={styles.panel} name="okt-lyd">
          <summary>
            <Icon name="sound" />
            <span className="visually-hidden">Lyd og stemme</span>
          </summary>
          {children}
        </details>
        <Control
          icon={isFullScreen ? 'shrink' : 'expand'}
          label={isFullScreen ? 'Ut av fullskjerm' : 'Fullskjerm'}
          keys="f"
          onPress={() => fill(!isFullScreen)}
        />
        <Control icon="close" label="Avslutt" onPress={close} />
      </div>
    </>
  );
}

/** What a key did, for who does not see its button change. */
function PauseNews({ status, at }: Pick<ControlsProps, 'status' | 'at'>) {
  const [pausedAt, setPausedAt] = useState<string>();
  if (status === 'paused' && pausedAt !== at) setPausedAt(at);
  const resumed = pausedAt === undefined ? '' : `Fortsetter. ${pausedAt}`.trim();
  const news = { ready: '', running: resumed, paused: 'Satt på pause.', finished: '' };
  return (
    <p role="status" className="visually-hidden">
      {news[status]}
    </p>
  );
}

/** The way through the session. Its seconds change nothing here. */
const Main = memo(function Main({ status, stepName, act }: Pick<ControlsProps, 'status' | 'stepName' | 'act'>) {
  const isRunning = status === 'running';
  return (
    <div className={styles.main} data-finished={status === 'finished'}>
      {status !== 'finished' && (
        <Control icon="skip-back" label="Tilbake" keys="ArrowLeft" onPress={() => act('back')} />
      )}
      {status === 'finished' ? (
        <Control icon="restart" label="Start på nytt" isMain isNamed onPress={() => act('restart')} />
      ) : (
        <Control
          icon={isRunning ? 'pause' : 'play'}
          label={isRunning ? 'Pause' : 'Fortsett'}
          keys="Space"
          isMain
          onPress={() => act(isRunning ? 'pause' : 'resume')}
        />
      )}
      {status !== 'finished' && (
        <Control icon="skip-forward" label={`Neste ${stepName}`} keys="ArrowRight" onPress={() => act('skip')} />
      )}
    </div>
  );
});

interface ControlProps {
  icon: IconName;
  label: string;
  keys?: string;
  isMain?: boolean;
  /** Its name is seen too. */
  isNamed?: boolean;
  onPress: () => void;
}

function Control({ icon, label, keys, isMain = false, isNamed = false, onPress }: ControlProps) {
  return (
    <button type="button" className={styles.control} data-main={isMain} aria-keyshortcuts={keys} onClick={onPress}>
      <Icon name={icon} />
      <span className={isNamed ? undefined : 'visually-hidden'}>{label}</span>
    </button>
  );
}
