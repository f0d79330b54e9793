import { useState } from 'react';
import { Icon } from '#app/ui/index.ts';
import styles from './video-player.module.css';

/** A video that loads only when one asks for it: until then nothing reaches the host. */
export function VideoPlayer({ address, title }: { address: string; title: string }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <div className={`${styles.player} no-print`}>
      {isPlaying ? (
        <iframe src={address} title={`Video: ${title}`} allow="autoplay; fullscreen; encrypted-media" allowFullScreen />
      ) : (
        <button type="button" onClick={() => setPlaying(true)}>
          <Icon name="play" />
          <span>
            Spill av videoen
            <small>Da henter nettleseren den fra YouTube.</small>
          </span>
        </button>
      )}
    </div>
  );
}
