import { type LaidOutStep, layOut } from './layout.ts';
import type { Script } from './script.ts';
import type { Cue, Session, Step } from './session.ts';

/** A script in time, at one of its lengths (in minutes), or as long as its lines where that is null. */
export function scriptTimeline(script: Script, minutes: number | null): Pick<Session, 'seconds' | 'steps' | 'cues'> {
  const laidOut = layOut(script, minutes);
  const last = laidOut.at(-1);
  const seconds = last ? last.startSeconds + last.seconds : 0;
  const isWithoutBells = script.isQuiet || (script.isWithoutBells ?? false);
  return {
    seconds,
    steps: laidOut.flatMap(stepsOf),
    cues: [...laidOut.flatMap((step, index) => cuesOf(step, index, isWithoutBells)), endCue(seconds, script)],
  };
}

/** How every session ends: nothing is said. One that may end in sleep does not ring, and no screen reader tells of it. */
export function endCue(
  atSeconds: number,
  { isQuiet, isWithoutBells = false }: Pick<Script, 'isQuiet' | 'isWithoutBells'>,
): Cue {
  const bell = isQuiet || isWithoutBells ? null : 'end';
  const text = isQuiet ? '' : 'Økten er ferdig.';
  return { id: 'slutt', atSeconds, text, bell, kind: 'closing', side: null, isSilent: true };
}

/** The step, or one a side: the second begins with its first line. */
function stepsOf({ step, startSeconds, seconds, rows }: LaidOutStep): Step[] {
  const { name, figure, drawn, drawnSeconds, by, breath } = step;
  const movesFromSeconds = drawn && drawn.length > 1 ? arrivalOf(rows) - startSeconds : undefined;
  const whole = { name, figure, drawn, drawnSeconds, by, breath, startSeconds, seconds };
  const second = rows.find(({ side }) => side === 'second');
  if (!second) return [{ ...whole, movesFromSeconds, side: null }];
  const firstSeconds = second.atSeconds - startSeconds;
  const both = { ...whole, ...(step.isLeftFirst && { isLeftFirst: true }) };
  return [
    { ...both, movesFromSeconds, side: 'first', seconds: firstSeconds },
    { ...both, side: 'second', startSeconds: second.atSeconds, seconds: seconds - firstSeconds },
  ];
}

/** When the last line has been said that leads to where a step is done. */
function arrivalOf(rows: LaidOutStep['rows']): number {
  const practised = rows.findIndex(({ kind }) => kind === 'hold' || kind === 'out');
  const leading = rows
    .slice(0, Math.max(0, practised))
    .findLast(({ kind, to }) => kind === 'transition' || to.length > 0);
  return leading ? leading.atSeconds + leading.seconds : (rows[0]?.atSeconds ?? 0);
}

/** What is said in a step; before it, in the free time at its start, its name without a voice, and the bell. */
function cuesOf({ step, startSeconds, rows }: LaidOutStep, index: number, isWithoutBells: boolean): Cue[] {
  const said = rows.map(
    ({ text, atSeconds, kind, side }, row): Cue => ({
      id: `${index + 1}-${row + 1}`,
      atSeconds,
      text,
      bell: null,
      kind,
      side,
    }),
  );
  const [first] = said;
  if (!first || step.leadSeconds === 0) return said;
  const bell = isWithoutBells || step.isRest ? null : 'step';
  const named = {
    ...first,
    id: `${index + 1}-0`,
    atSeconds: startSeconds,
    text: step.name,
    bell,
    isSilent: true,
  } as const;
  return [named, ...said];
}
