import { endCue } from './from-plan.ts';
import type { BreathPhase, Cue, Session, Step } from './session.ts';

/** What is said during one step of a meditation: seconds are counted from the start of the step. */
export interface ScriptedStep {
  readonly name: string;
  readonly minutes: number;
  readonly breath: readonly BreathPhase[];
  readonly cues: readonly { readonly at: number; readonly text: string }[];
}

interface Script extends Pick<Session, 'id' | 'title' | 'precautions'> {
  /** Nothing rings, and no word is said at the end: the listener may be asleep. */
  readonly quiet: boolean;
  readonly steps: readonly ScriptedStep[];
}

/** A meditation in time: its steps, with what is said in each. */
export function scriptedSession({ id, title, precautions, quiet, steps: scripted }: Script): Session {
  const steps: Step[] = [];
  const cues: Cue[] = [];
  let startSeconds = 0;
  for (const { name, minutes, breath, cues: said } of scripted) {
    const seconds = minutes * 60;
    steps.push({ name, startSeconds, seconds, figure: null, side: null, breath });
    for (const [index, { at, text }] of said.entries())
      cues.push({ atSeconds: startSeconds + at, text, bell: index === 0 && !quiet ? 'step' : null });
    startSeconds += seconds;
  }
  return {
    id,
    title,
    kind: 'meditation',
    seconds: startSeconds,
    steps,
    cues: [...cues, endCue(startSeconds, quiet)],
    precautions,
    isDemanding: false,
    isQuiet: quiet,
  };
}
