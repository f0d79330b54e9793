import type { Session } from './script/session.ts';
import styles from './session-sound-player.module.css';

/** The session as sound, with the browser's own controls: it plays without a script, and with the screen off. */
export function SessionSound({ session, address }: { session: Pick<Session, 'id' | 'title'>; address: string }) {
  return (
    <div className={styles.sound}>
      {/* biome-ignore lint/a11y/useMediaCaption: the transcript below says the same */}
      <audio controls preload="none" src={address} aria-label={`${session.title}, som lyd`} />
      <p>
        <a href={address} download={`${session.id}.mp3`}>
          Last ned lyden
        </a>
      </p>
    </div>
  );
}
