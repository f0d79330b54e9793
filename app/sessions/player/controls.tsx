import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/ui/icons/icon.tsx';
import styles from './controls.module.css';
import type { PlayerAction, PlayerState } from './player-state.ts';

interface ControlsProps {
  status: PlayerState['status'];
  isFilling: boolean;
  act: (type: PlayerAction['type']) => void;
  fill: (wanted: boolean) => void;
  close: () => void;
  /** The panel of sound and voice. */
  children: ReactNode;
}

/** The buttons under the stage. Each has a key of its own, which works while the player has the focus. */
export function Controls({ status, isFilling, act, fill, close, children }: ControlsProps) {
  const isRunning = status === 'running';
  return (
    <div className={styles.controls}>
      <div className={styles.main}>
        <Control icon="skip-back" label="Tilbake" keys="ArrowLeft" onPress={() => act('back')} />
        {status === 'finished' ? (
          <Control icon="restart" label="Start på nytt" isMain onPress={() => act('restart')} />
        ) : (
          <Control
            icon={isRunning ? 'pause' : 'play'}
            label={isRunning ? 'Pause' : 'Fortsett'}
            keys="Space"
            isMain
            onPress={() => act(isRunning ? 'pause' : 'resume')}
          />
        )}
        <Control icon="skip-forward" label="Hopp over denne" keys="ArrowRight" onPress={() => act('skip')} />
      </div>
      <div className={styles.more}>
        {status !== 'finished' && <Control icon="restart" label="Start på nytt" onPress={() => act('restart')} />}
        <details className={styles.panel} name="okt-lyd">
          <summary>
            <Icon name="sound" />
            <span>Lyd og stemme</span>
          </summary>
          {children}
        </details>
        <Control
          icon={isFilling ? 'shrink' : 'expand'}
          label={isFilling ? 'Ut av fullskjerm' : 'Fullskjerm'}
          keys="f"
          onPress={() => fill(!isFilling)}
        />
        <Control icon="close" label="Avslutt" onPress={close} />
      </div>
    </div>
  );
}

interface ControlProps {
  icon: IconName;
  label: string;
  keys?: string;
  isMain?: boolean;
  onPress: () => void;
}

function Control({ icon, label, keys, isMain = false, onPress }: ControlProps) {
  return (
    <button type="button" className={styles.control} data-main={isMain} aria-keyshortcuts={keys} onClick={onPress}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}
