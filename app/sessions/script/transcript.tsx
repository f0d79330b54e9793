import type { BreathKind, Session, Step } from './session.ts';
import { type Silence, silenceInWords, silencesOf } from './silences.ts';
import styles from './transcript.module.css';
import { clock } from './words.ts';

/** The whole session as text: what is said, what else is heard, where it is silent, and when. Folded, and there without a script too. */
export function Transcript({ session }: { session: Session }) {
  const silences = silencesOf(session);
  return (
    <details className={styles.transcript}>
      <summary>Hele økten som tekst</summary>
      <p>I parentes står det hva som ellers høres, og hvor det er stille. Bakgrunnslyden velger du før du starter.</p>
      <ol role="list">
        {session.steps.map((step) => (
          <li key={step.startSeconds}>
            <h3>
              <span className={styles.time}>{clock(step.startSeconds)}</span> {step.name}
              {step.side && (step.side === 'first' ? ', første side' : ', andre side')}
            </h3>
            <p>{[tones(session, step), ...heard(session, step, silences)].filter(Boolean).join(' ')}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What is said in a step, and what else who does not hear has to know, in the order of time. */
function heard(session: Session, { startSeconds, seconds }: Step, silences: readonly Silence[]) {
  const end = startSeconds + seconds;
  return session.cues
    .filter(({ atSeconds: at }) => at >= startSeconds && (at < end || end === session.seconds))
    .flatMap(({ atSeconds, bell, text, isSilent }, index, cues) => {
      const until = cues[index + 1]?.atSeconds ?? end;
      const silence = silences.find(({ fromSeconds: from }) => from > atSeconds && from <= until);
      return [bell && '(Gongslag.)', !isSilent && text, silence && `(${silenceInWords(silence)}.)`];
    });
}

/** The tones that lead the breath in a step, in words. */
function tones({ isQuiet }: Session, { breath }: Step): string | null {
  if (isQuiet || breath.length === 0) return null;
  const phases = breath.map(({ kind, seconds }) => `${breathNames[kind]} ${seconds}`);
  return `(Toner følger pusten, i sekunder: ${phases.join(', ')}.)`;
}

const breathNames: Readonly<Record<BreathKind, string>> = { in: 'inn', hold: 'hold', out: 'ut', rest: 'hvil' };
