import { memo, useMemo } from 'react';
import { type Body, type FigureLibrary, type Pose, PoseDrawing, placeOf, poseAt } from '#app/drawings/index.ts';
import { Icon } from '#app/ui/index.ts';
import type { SessionPlace } from '../place.ts';
import type { BreathKind, Session, Side, Step } from '../script/session.ts';
import { type Silence, silenceInWords, silencesOf } from '../script/silences.ts';
import { getReadySeconds, type Moment } from '../script/timeline.ts';
import { clock } from '../script/words.ts';
import { ambienceNames } from './ambience-names.ts';
import { BreathForm } from './breath-form.tsx';
import { areEyesOpen, type DrawnFigure, drawnFigure } from './drawn-figure.ts';
import { Ending, endingName, type NextLink } from './ending.tsx';
import { MovingFigure } from './moving-figure.tsx';
import type { PlayerState } from './player-state.ts';
import { Ring } from './ring.tsx';
import type { Ambience } from './settings.ts';
import styles from './stage.module.css';
import { useFittedText } from './use-fitted-text.ts';

interface StageProps {
  session: Session;
  place: SessionPlace;
  figures: FigureLibrary;
  moment: Moment;
  status: PlayerState['status'];
  /** The voice says the cues: a screen reader need not say them too. */
  isSpoken: boolean;
  /** What sounds in the background. */
  ambience: Ambience | null;
  /** What may come after it. */
  next: readonly NextLink[];
}

/** What one looks at from the mat: a body in the place, or its sun, the words, the time in this pose, the next one. */
export function Stage({ session, place, figures, moment, status, isSpoken, ambience, next }: StageProps) {
  const { step, nextStep, cue, breath, countdownSeconds, stepSeconds } = moment;
  const isGettingReady = countdownSeconds > 0;
  const isFinished = status === 'finished';
  const body = bodyOf(session, place, figures);
  const drawn = drawnFigure(session.steps, moment.stepIndex, stepSeconds) ?? restingFigure(place, moment);
  const nextDrawn = nextStep && drawnFigure(session.steps, session.steps.indexOf(nextStep), 0);
  const words = isGettingReady ? wordsBefore(countdownSeconds) : (cue?.text ?? '');
  const isName = words.replace(/\.$/u, '') === step.name;
  const silences = useMemo(() => silencesOf(session), [session]);
  const sinceStart = step.startSeconds + stepSeconds;
  const silence = silences.find(
    ({ fromSeconds, seconds }) => fromSeconds <= sinceStart && sinceStart < fromSeconds + seconds,
  );
  const name = isFinished ? endingName(session) : step.name;
  const fitted = useFittedText(`${name} ${words}`);
  return (
    <div className={styles.stage} data-form={drawn ? 'figure' : 'sun'}>
      {drawn && body ? (
        <div className={styles.figure}>
          <MovingFigure
            drawn={drawn}
            isSecond={isDrawnSecond(drawn.step)}
            areEyesOpen={areEyesOpen(session.steps, moment.stepIndex, stepSeconds)}
            figures={figures}
            body={body}
            atSeconds={sinceStart}
            stepSeconds={stepSeconds}
            isRunning={status === 'running'}
          />
        </div>
      ) : (
        <BreathForm breath={breath} isRunning={status === 'running' && !isGettingReady} />
      )}
      <div
        ref={fitted}
        className={styles.words}
        data-breath={breath !== null}
        data-long={words.length > longLine}
        data-finished={isFinished}
      >
        <p className={styles.name} data-wide={!isFinished && isWide(name)}>
          {name}
          {step.side && !isFinished && <span>{sideName(step, step.side)}</span>}
        </p>
        <p className={styles.said} aria-live={isSpoken ? 'off' : 'polite'}>
          {/* Another text is another element: the eye sees words come, not words that jump. */}
          <span key={words} className={isName || isFinished ? 'visually-hidden' : styles.cue}>
            {isName && !isGettingReady && (
              <span className="visually-hidden">{partInWords(session, moment.stepIndex)}</span>
            )}
            {words}
          </span>
          {!isGettingReady && cue?.bell && cue.bell !== 'end' && (
            <span className={styles.bell} aria-hidden="true">
              <Icon name="sound" />
              Gongslag
            </span>
          )}
        </p>
        {!isFinished && (isGettingReady || silence) && (
          <p className={styles.round} aria-hidden="true">
            {notHeard(isGettingReady ? undefined : silence, ambience)}
          </p>
        )}
        {breath && (
          <div>
            <p className={styles.phase} aria-hidden="true">
              {breathWords[breath.kind]}
              <span>{Math.max(1, Math.ceil(breath.phaseSeconds - breath.elapsedSeconds - 1e-3))}</span>
            </p>
            <p className={styles.round}>
              Runde {breath.round} av {breath.rounds}
            </p>
          </div>
        )}
        {isFinished && <Ending session={session} next={next} />}
      </div>
      {!isFinished && (
        <div className={styles.foot}>
          <Ring
            share={isGettingReady ? 0 : stepSeconds / step.seconds}
            text={isGettingReady ? `${Math.ceil(countdownSeconds)}` : clock(step.seconds - stepSeconds)}
          />
          {nextStep && (
            <Next
              step={nextStep}
              pose={nextDrawn && poseAt(placeOf(nextDrawn.id, isDrawnSecond(nextStep), figures), figures)}
              body={body}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** `Del 2 av 6: `; both sides of a step are one part. */
function partInWords({ steps }: Session, stepIndex: number): string {
  const parts = (until?: number) => steps.slice(0, until).filter(({ side }) => side !== 'second').length;
  return `Del ${parts(stepIndex + 1)} av ${parts()}: `;
}

/** Figures are drawn from the right side, which is the first one but where a session says otherwise. */
function isDrawnSecond({ side, isLeftFirst = false }: Step): boolean {
  return side !== null && (side === 'second') !== isLeftFirst;
}

/** The side that the lines name, as one sees it from the mat; where they name none, which of the two it is. */
function sideName({ named }: Step, side: Side): string {
  return `${named ?? (side === 'first' ? 'første' : 'andre')} side`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Characters of a line beside which, on a telephone on its side, nothing else has room. */
const longLine = 45;

/** Whether a name fills its line on a telephone, or takes two. */
function isWide(name: string): boolean {
  return name.length > 16 || name.split(/[\s,]/u).some(({ length }) => length > 10);
}

/** Who is in the place while a step has no pose of its own. */
function restingFigure({ figure }: SessionPlace, { step, stepSeconds }: Moment): DrawnFigure | null {
  const { startSeconds: begunAtSeconds } = step;
  const still = { begunAtSeconds, turnSeconds: null, fromSeconds: 0, untilSeconds: 0, before: undefined };
  return figure && { ...still, id: figure, step, sinceSeconds: stepSeconds };
}

/** One person goes through the whole session: the one who is drawn in its first pose elsewhere. */
function bodyOf({ steps }: Session, place: SessionPlace, { bodies, persons }: FigureLibrary): Body | undefined {
  const first = steps.find(({ figure }) => figure !== null)?.figure ?? place.figure;
  return bodies[(first && persons[first]) ?? 0];
}

interface NextProps {
  step: Step;
  pose: Pose | null;
  body: Body | undefined;
}

/** What comes: by picture, where it has one, and by name. */
const Next = memo(function Next({ step, pose, body }: NextProps) {
  return (
    <div className={styles.next}>
      {pose && body && <PoseDrawing pose={pose} body={body} framed="small" />}
      <p>
        <span>Neste</span> {step.side === 'second' ? capital(sideName(step, 'second')) : step.name}
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

/** Where nobody speaks: how long that lasts, and what sounds in the background, for who does not hear it. */
function notHeard(silence: Silence | undefined, ambience: Ambience | null): string {
  const background = ambience ? ` Bakgrunn: ${ambienceNames[ambience].toLowerCase()}.` : '';
  return (silence ? `${silenceInWords(silence)}.` : '') + background;
}

/** What stands there until the first word. */
function wordsBefore(seconds: number): string {
  if (seconds <= getReadySeconds) return 'Gjør deg klar.';
  const minutes = Math.ceil((seconds - getReadySeconds) / 60);
  return `Stille. Vi begynner om ${minutes === 1 ? 'ett minutt' : `${minutes} minutter`}.`;
}
