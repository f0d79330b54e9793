import { useGuidance, VoiceHelp } from '#app/sessions/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import styles from './read-aloud.module.css';
import { useReadAloud } from './use-read-aloud.ts';

const quiet = `${buttonStyles.button} ${buttonStyles.quiet}`;

/** Lets the page be heard: the device's Norwegian voice reads it, part by part. */
export default function ReadAloud() {
  const { voice, settings } = useGuidance();
  const { parts, part, isAtStart, isReading, toggle, goTo } = useReadAloud(voice, settings.rate);
  const isWanted = parts.length > 0;
  return (
    <div className={styles.aloud} data-needs-script>
      <button type="button" className={quiet} onClick={toggle}>
        <Icon name={isReading ? 'pause' : 'sound'} />
        {isReading && 'Pause'}
        {!isReading && (isAtStart ? 'Hør siden' : 'Fortsett')}
      </button>
      {isWanted && voice && (
        <>
          <button type="button" className={quiet} onClick={() => goTo(part - 1)}>
            Forrige del
          </button>
          <button type="button" className={quiet} onClick={() => goTo(part + 1)}>
            Neste del
          </button>
          <p>Du er ved «{parts[part]?.heading}».</p>
        </>
      )}
      {isWanted && voice === null && <VoiceHelp hasVoice={false} />}
    </div>
  );
}
