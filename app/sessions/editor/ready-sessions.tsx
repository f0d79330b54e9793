import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { beginnings } from './beginnings.ts';
import styles from './ready-sessions.module.css';
import { addressOf } from './sequence.ts';

/** What a picture shows of its place: the ground, and what lies along the horizon. */
const groundView = '#svgView(viewBox(640,390,800,210))';

/** Three sessions to begin with, each in its place, with its three poses. */
export function ReadySessions() {
  return (
    <section aria-labelledby="ferdige" className={styles.ready}>
      <h2 id="ferdige">Begynn med tre</h2>
      <ul role="list">
        {beginnings.map(({ name, place, minutes, poses }) => (
          <li key={name}>
            <span className={styles.picture}>
              <img src={`${paths.landscape(place)}${groundView}`} alt="" loading="lazy" className={styles.ground} />
              {poses.map(({ id }) => (
                <FigurePicture key={id} id={id} isInPlace />
              ))}
            </span>
            <h3>
              <a href={addressOf(poses)} className="cover-link">
                {name}
              </a>
            </h3>
            <p>
              {poses.length} stillinger · {minutes} min
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
