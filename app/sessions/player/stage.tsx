import { memo } from 'react';
import { defaultSeed } from '#app/drawings/figure/body.ts';
import { PoseFigure } from '#app/drawings/figure/pose-figure.tsx';
import type { BreathKind, Session, Step } from '#app/sessions/script/session.ts';
import type { Moment } from '#app/sessions/script/timeline.ts';
import { clock } from '#app/sessions/script/words.ts';
import { BreathForm } from './breath-form.tsx';
import { MovingFigure } from './moving-figure.tsx';
import type { PlayerState } from './player-state.ts';
import styles from './stage.module.css';

interface StageProps {
  session: Session;
  moment: Moment;
  status: PlayerState['status'];
  /** The voice says the cues: a screen reader need not say them too. */
  isSpoken: boolean;
}

/** What one looks at from the mat: the figure or the breathing form, the words, the time left. */
export function Stage({ session, moment, status, isSpoken }: StageProps) {
  const { step, nextStep, cue, breath, countdownSeconds, remainingSeconds } = moment;
  const isGettingReady = countdownSeconds > 0;
  const person = personOf(session);
  const words = isGettingReady ? 'Gjør deg klar.' : (cue?.text ?? '');
  return (
    <div className={styles.stage} data-kind={session.kind}>
      <div className={styles.picture}>
        {step.figure ? (
          <MovingFigure
            id={step.figure}
            isMirrored={step.side === 'second'}
            person={person}
            sinceSeconds={moment.stepSeconds}
            isRunning={status === 'running'}
            title={step.name}
          />
        ) : (
          <BreathForm breath={breath} isRunning={status === 'running' && !isGettingReady} />
        )}
        {isGettingReady && (
          <span className={styles.count} aria-hidden="true">
            {Math.ceil(countdownSeconds)}
          </span>
        )}
        {breath && (
          <p className={styles.phase} aria-hidden="true">
            {breathWords[breath.kind]}
            <span>{Math.max(1, Math.ceil(breath.phaseSeconds - breath.elapsedSeconds - 1e-3))}</span>
          </p>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.step}>
          {step.name}
          {step.side && <span>{step.side === 'first' ? 'første side' : 'andre side'}</span>}
        </p>
        <p className={styles.said} aria-live={isSpoken ? 'off' : 'polite'}>
          {/* Another text is another element: the eye sees words come, not words that jump. */}
          <span
            key={words}
            className={words === `${step.name}.` ? styles.echo : styles.cue}
            data-length={words.length > 80 ? 'long' : 'short'}
          >
            {words}
          </span>
        </p>
        {breath && (
          <p className={styles.round}>
            Runde {breath.round} av {breath.rounds}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.time}>
          <span className={styles.left}>{clock(remainingSeconds)}</span> <span>igjen</span>
        </p>
        {nextStep?.figure && <Next step={nextStep} person={person} />}
      </div>
    </div>
  );
}

/** One person goes through the whole session: the one who is drawn in its first pose elsewhere. */
function personOf({ steps }: Session): number {
  const first = steps.find(({ figure }) => figure !== null)?.figure;
  return first ? defaultSeed(first) : 0;
}

/** The pose that comes. */
const Next = memo(function Next({ step, person }: { step: Step; person: number }) {
  return (
    <div className={styles.next}>
      {step.figure && <PoseFigure id={step.figure} body={person} mirrored={step.side === 'second'} />}
      <p>
        <span>Neste</span> {step.side === 'second' ? 'Andre side' : step.name}
      </p>
    </div>
  );
});

/** What one does in a phase of breath. */
const breathWords: Readonly<Record<BreathKind, string>> = {
  in: 'Pust inn',
  hold: 'Hold',
  out: 'Pust ut',
  rest: 'Hvil',
};
