import { paths } from '#app/paths.ts';
import styles from './room-window.module.css';

/** The low right of the place, and as much of its sky as the window is high. */
const throughWindow = '#svgView(viewBox(960,440,480,200))';

/** The window of the room in which a pose is shown, and the hour outside. */
export function RoomWindow({ className = '' }: { className?: string | undefined }) {
  return (
    <div className={`${styles.window} ${className}`}>
      <img src={`${paths.landscape('window.sunrise')}${throughWindow}`} alt="" decoding="async" />
    </div>
  );
}
