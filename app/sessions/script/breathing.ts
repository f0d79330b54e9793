import { endCue } from './from-script.ts';
import { pacedLines, speechSeconds } from './pacing.ts';
import type { BreathPhase, Cue, CueKind, Session, Step } from './session.ts';
import { inLetters } from './words.ts';

/** A breathing exercise as it is written: how to sit, the round, how often, how to stop. */
export interface BreathingText {
  readonly id: string;
  readonly title: string;
  readonly prepare: readonly string[];
  /** Shorter rounds to begin with. */
  readonly warmUp?: GuidedRounds | undefined;
  readonly breath: readonly BreathPhase[];
  readonly rounds: number;
  readonly finish: readonly string[];
  readonly precautions: readonly string[];
}

export interface GuidedRounds {
  readonly breath: readonly BreathPhase[];
  readonly rounds: number;
}

/** Free for a bell before the first words. */
const bellSeconds = 2;
/** Quiet after the last words, before the bell. */
const afterwardsSeconds = 8;

/** A breathing exercise in time: preparation, the guided rounds, a moment afterwards. */
export function breathingSession(text: BreathingText): Session {
  const prepareSeconds = bellSeconds + Math.ceil(saying(text.prepare)) + 2;
  const warmUpSeconds = text.warmUp ? secondsOf(text.warmUp) : 0;
  const guidedFrom = prepareSeconds + warmUpSeconds;
  const finishFrom = guidedFrom + secondsOf(text);
  const seconds = finishFrom + bellSeconds + Math.ceil(saying(text.finish)) + afterwardsSeconds;
  const step = (name: string, startSeconds: number, endSeconds: number, breath: readonly BreathPhase[] = []): Step => ({
    name,
    startSeconds,
    seconds: endSeconds - startSeconds,
    figure: null,
    side: null,
    breath,
  });
  const aloud = (atSeconds: number, words: string, breath: readonly BreathPhase[], stepNumber: number): Cue[] =>
    cuesOf([{ atSeconds, text: `${words}${breathAloud(breath)}.` }], 'hold', stepNumber);
  const { warmUp } = text;
  const guidedStep = warmUp ? 3 : 2;
  return {
    id: text.id,
    title: text.title,
    kind: 'breathing',
    seconds,
    steps: [
      step('Finn stillingen', 0, prepareSeconds),
      ...(warmUp ? [step('Kortere først', prepareSeconds, guidedFrom, warmUp.breath)] : []),
      step('Pust i takt', guidedFrom, finishFrom, text.breath),
      step('Pust som vanlig', finishFrom, seconds),
    ],
    cues: [
      bellCue('1-0', 0, 'Finn stillingen.', 'opening'),
      ...cuesOf(pacedLines(text.prepare, bellSeconds, prepareSeconds - bellSeconds), 'opening', 1),
      ...(warmUp ? aloud(prepareSeconds, 'Kortere først. ', warmUp.breath, 2) : []),
      ...aloud(guidedFrom, '', text.breath, guidedStep),
      bellCue(`${guidedStep + 1}-0`, finishFrom, 'Pust som vanlig.', 'closing'),
      ...cuesOf(
        pacedLines(text.finish, finishFrom + bellSeconds, seconds - finishFrom - bellSeconds),
        'closing',
        guidedStep + 1,
      ),
      endCue(seconds, { isQuiet: false }),
    ],
    precautions: text.precautions,
    isDemanding: text.breath.some(({ kind }) => kind === 'hold'),
    isQuiet: false,
    lengths: [],
  };
}

function secondsOf({ breath, rounds }: GuidedRounds): number {
  return breath.reduce((sum, { seconds }) => sum + seconds, 0) * rounds;
}

/** A round as it is said: the numbers are words. */
function breathAloud(breath: readonly BreathPhase[]): string {
  return breathInWords(breath).replaceAll(/\d+/gu, (digits) => inLetters(Number(digits)));
}

/** A round in words: `Inn på 4, hold på 7, ut på 8`. */
export function breathInWords(breath: readonly BreathPhase[]): string {
  const words = { in: 'inn', hold: 'hold', out: 'ut', rest: 'hvil' } as const;
  const round = breath.map(({ kind, seconds }) => `${words[kind]} på ${seconds}`).join(', ');
  return round.charAt(0).toUpperCase() + round.slice(1);
}

function saying(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + speechSeconds(sentence) + 1.5, 0);
}

function cuesOf(lines: readonly { atSeconds: number; text: string }[], kind: CueKind, step: number): Cue[] {
  return lines.map(({ atSeconds, text }, index) => {
    return { id: `${step}-${index + 1}`, atSeconds, text, bell: null, kind, side: null };
  });
}

/** The bell of a step, with its name for the eye alone. */
function bellCue(id: string, atSeconds: number, text: string, kind: CueKind): Cue {
  return { id, atSeconds, text, bell: 'step', kind, side: null, isSilent: true };
}
