import type { ReactNode } from 'react';
import { Section } from '#app/ui/index.ts';
import styles from './practice-steps.module.css';
import { timedStep } from './step-minutes.ts';

/** In minutes: the style sheet knows no wider hill. */
const widest = 8;

interface PracticeStepsProps {
  steps: readonly { readonly title: string; readonly text: string }[];
  /** Stands under the steps. */
  children: ReactNode;
}

/** How a meditation is done without a voice. Its course is the skyline over it: a hill for each step, as wide as it is long. */
export function PracticeSteps({ steps, children }: PracticeStepsProps) {
  const timed = steps.map(timedStep);
  return (
    <>
      <div className={`${styles.course} no-print`} aria-hidden="true">
        {timed.map(
          ({ title, minutes }) =>
            minutes && (
              <span key={title} data-minutes={Math.min(minutes, widest)}>
                {minutes}
              </span>
            ),
        )}
      </div>
      <Section id="ovelsen" heading="Slik gjør du" tone="tinted">
        <ol role="list" className={styles.steps}>
          {timed.map(({ title, text, minutes }) => (
            <li key={title}>
              <h3>{title}</h3>
              {minutes && <p className={styles.minutes}>{minutes} min</p>}
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {children}
      </Section>
    </>
  );
}
