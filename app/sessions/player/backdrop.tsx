import { memo, useState } from 'react';
import { paths } from '#app/paths.ts';
import { type Light, lightAt, type SessionPlace } from '../place.ts';
import styles from './backdrop.module.css';

/** The place behind everything: one picture for each hour, the later ones over the earlier as the light goes on. */
export const Backdrop = memo(function Backdrop({ place, progress }: { place: SessionPlace; progress: number }) {
  const { shares } = lightAt(place.lights, progress);
  return (
    <div className={styles.backdrop} aria-hidden="true">
      {place.lights.map((light, index) => (
        <Hour key={light.hour} scene={place.scene} light={light} share={shares[index] ?? 0} />
      ))}
    </div>
  );
});

/** An hour is fetched with the first of its light. */
function Hour({ scene, light, share }: { scene: string; light: Light; share: number }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={paths.landscape(`${scene}.${light.hour}`)}
      alt=""
      style={{ opacity: share }}
      onError={() => setFailed(true)}
    />
  );
}
