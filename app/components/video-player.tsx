import { useState } from 'react';
import { Icon } from '#app/art/icons/icon.tsx';
import { embedLink } from '#app/lib/video.ts';
import styles from './video-player.module.css';

/** A video that loads only when one asks for it: until then nothing reaches the host. */
export function VideoPlayer({ watchLink, title }: { watchLink: string; title: string }) {
  const [isPlaying, setPlaying] = useState(false);
  const address = embedLink(watchLink);
  if (!address) return null;
  return (
    <div className={styles.player}>
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
