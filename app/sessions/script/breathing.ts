import { endCue } from './from-plan.ts';
import { pacedCues, speechSeconds } from './pacing.ts';
import type { BreathPhase, Cue, Session, Step } from './session.ts';

/** A breathing exercise as it is written: how to sit, the round, how often, how to stop. */
export interface BreathingText {
  readonly id: string;
  readonly title: string;
  readonly prepare: readonly string[];
  readonly breath: readonly BreathPhase[];
  readonly rounds: number;
  readonly finish: readonly string[];
  readonly precautions: readonly string[];
}

/** Quiet after the last words, before the bell. */
const afterwardsSeconds = 8;

/** A breathing exercise in time: preparation, the guided rounds, a moment afterwards. */
export function breathingSession(text: BreathingText): Session {
  const prepareSeconds = Math.ceil(saying(text.prepare)) + 2;
  const roundSeconds = text.breath.reduce((sum, { seconds }) => sum + seconds, 0);
  const guidedSeconds = roundSeconds * text.rounds;
  const finishFrom = prepareSeconds + guidedSeconds;
  const seconds = finishFrom + Math.ceil(saying(text.finish)) + afterwardsSeconds;
  const step = (name: string, startSeconds: number, length: number, breath: readonly BreathPhase[] = []): Step => ({
    name,
    startSeconds,
    seconds: length,
    figure: null,
    side: null,
    breath,
  });
  return {
    id: text.id,
    title: text.title,
    kind: 'breathing',
    seconds,
    steps: [
      step('Finn stillingen', 0, prepareSeconds),
      step('Pust i takt', prepareSeconds, guidedSeconds, text.breath),
      step('Pust som vanlig', finishFrom, seconds - finishFrom),
    ],
    cues: [
      ...belled(pacedCues(text.prepare, 0, prepareSeconds)),
      { atSeconds: prepareSeconds, text: `${breathInWords(text.breath)}. ${text.rounds} ganger.`, bell: null },
      ...belled(pacedCues(text.finish, finishFrom, seconds - finishFrom)),
      endCue(seconds, false),
    ],
    precautions: text.precautions,
    isDemanding: text.breath.some(({ kind }) => kind === 'hold'),
    isQuiet: false,
  };
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

function belled([first, ...others]: readonly Cue[]): Cue[] {
  return first ? [{ ...first, bell: 'step' }, ...others] : [];
}
