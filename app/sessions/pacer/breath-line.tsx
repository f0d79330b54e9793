import { BreathPart, Landscape, type SceneId } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import formStyles from '../composer-form.module.css';
import type { Session } from '../script/session.ts';
import { lengthInWords } from '../script/words.ts';
import styles from './breath-line.module.css';
import { type BreathPattern, patternFields, roundsOf } from './breath-pattern.ts';

const phases = ['in', 'hold', 'out', 'rest'] as const;

interface BreathLineProps {
  pattern: BreathPattern;
  scene: SceneId;
  /** That it makes. */
  session: Pick<Session, 'seconds'>;
}

/**
 * A breath drawn as a hill on the horizon, each part over the field of its seconds. A plain form: each pattern is an
 * address of its own, and its answer draws it anew.
 */
export function BreathLine({ pattern, scene, session }: BreathLineProps) {
  const { breath, rounds } = roundsOf(pattern);
  const roundSeconds = breath.reduce((sum, { seconds }) => sum + seconds, 0);
  return (
    <form action={paths.ownBreath} method="get" className={`${styles.form} no-print`}>
      <div className={styles.line}>
        <Landscape scene={scene} className={styles.landscape} />
        {phases.map((kind) => (
          <label key={kind} className={styles.part} data-seconds={pattern[kind]}>
            <span className={styles.drawn}>
              <BreathPart kind={kind} seconds={pattern[kind]} scene={scene} />
            </span>
            {patternFields[kind].label}
            <input
              type="number"
              inputMode="numeric"
              aria-label={`${patternFields[kind].label}, sekunder`}
              required
              {...bounds(kind, pattern)}
            />
          </label>
        ))}
      </div>
      <div className={styles.whole}>
        <label className={formStyles.number}>
          {patternFields.minutes.label}
          <input type="number" inputMode="numeric" required {...bounds('minutes', pattern)} />
        </label>
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet}`}>
          Bruk tallene
        </button>
        <p>
          {counted(rounds, 'runde', 'runder')} på {roundSeconds} sekunder. Med start og slutt varer økten{' '}
          {lengthInWords(session.seconds)}.
        </p>
      </div>
    </form>
  );
}

/** Of a field: its name in the address, what may stand in it and what does. */
function bounds(key: keyof BreathPattern, pattern: BreathPattern) {
  const { name, least, most } = patternFields[key];
  return { name, min: least, max: most, defaultValue: pattern[key] };
}
