import { memo } from 'react';
import type { Body } from '#app/drawings/figure/body.ts';
import type { FigureLibrary } from '#app/drawings/figure/figure-library.ts';
import { PoseDrawing } from '#app/drawings/figure/pose-drawing.tsx';
import type { Pose } from '#app/drawings/figure/skeleton.ts';
import type { BreathKind, Session, Step } from '#app/sessions/script/session.ts';
import type { Moment } from '#app/sessions/script/timeline.ts';
import { clock } from '#app/sessions/script/words.ts';
import { BreathForm } from './breath-form.tsx';
import { MovingFigure } from './moving-figure.tsx';
import type { PlayerState } from './player-state.ts';
import styles from './stage.module.css';

interface StageProps {
  session: Session;
  figures: FigureLibrary;
  moment: Moment;
  status: PlayerState['status'];
  /** The voice says the cues: a screen reader need not say them too. */
  isSpoken: boolean;
}

/** What one looks at from the mat: the figure or the breathing form, the words, the time left. */
export function Stage({ session, figures, moment, status, isSpoken }: StageProps) {
  const { step, nextStep, cue, breath, countdownSeconds, remainingSeconds } = moment;
  const isGettingReady = countdownSeconds > 0;
  const body = bodyOf(session, figures);
  const words = isGettingReady ? 'Gjør deg klar.' : (cue?.text ?? '');
  return (
    <div className={styles.stage} data-kind={session.kind}>
      <div className={styles.picture}>
        {step.figure && body ? (
          <MovingFigure
            id={step.figure}
            isMirrored={step.side === 'second'}
            figures={figures}
            body={body}
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
        {nextStep?.figure && body && <Next step={nextStep} pose={figures.poses[nextStep.figure]} body={body} />}
      </div>
    </div>
  );
}

/** One person goes through the whole session: the one who is drawn in its first pose elsewhere. */
function bodyOf({ steps }: Session, { bodies, persons }: FigureLibrary): Body | undefined {
  const first = steps.find(({ figure }) => figure !== null)?.figure;
  return bodies[(first && persons[first]) ?? 0];
}

/** The pose that comes. */
const Next = memo(function Next({ step, pose, body }: { step: Step; pose: Pose; body: Body }) {
  return (
    <div className={styles.next}>
      <PoseDrawing pose={pose} body={body} mirrored={step.side === 'second'} />
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
