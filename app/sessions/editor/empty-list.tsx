import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import { beginnings } from './beginnings.ts';
import { addressOf } from './sequence.ts';
import styles from './sequence-editor.module.css';

/** What a strip shows of its place: the ground, and what lies along the horizon. */
const groundView = '#svgView(viewBox(640,390,800,210))';

/** What stands where no pose is chosen yet: the places of the first three, and three poses to begin with. */
export function EmptyList() {
  return (
    <div className={styles.empty}>
      <ol role="list" aria-label="Ledige plasser" className={styles.slots}>
        <li>Første stilling</li>
        <li>Andre stilling</li>
        <li>Tredje stilling</li>
      </ol>
      <button type="button" className={`${buttonStyles.button} ${buttonStyles.strong}`} disabled>
        <Icon name="play" />
        Start økten
      </button>
      <p>Velg en stilling, så kan du starte. Økten bor i lenken: Lagre eller del den, så er den der igjen.</p>
      <h3>Eller begynn med tre</h3>
      <ul role="list">
        {beginnings.map(({ name, place, minutes, poses }) => (
          <li key={name}>
            <span className={styles.strip}>
              <img src={`${paths.landscape(place)}${groundView}`} alt="" loading="lazy" className={styles.ground} />
              {poses.map(({ id }) => (
                <FigurePicture key={id} id={id} isInPlace />
              ))}
            </span>
            <h4>
              <a href={addressOf(poses)} className="cover-link">
                {name}
              </a>
            </h4>
            <p className={styles.news}>
              {poses.length} stillinger · {minutes} min
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
