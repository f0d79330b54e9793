import { type LaidOutStep, layOut, type Row } from './layout.ts';
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
  const { name, figure, drawn, drawnSeconds, by, breath, isRest } = step;
  const whole = { name, figure, drawn, drawnSeconds, by, breath, startSeconds, seconds };
  const second = rows.findIndex(({ side }) => side === 'second');
  const other = rows[second];
  if (!other) return [{ ...whole, ...ledBy(rows, startSeconds, isRest), side: null }];
  const firstSeconds = other.atSeconds - startSeconds;
  const both = { ...whole, ...(step.isLeftFirst && { isLeftFirst: true }) };
  const [named, otherNamed] = [sideNamed(rows.slice(0, second)), sideNamed(rows.slice(second))];
  const areNamed = named && otherNamed && named !== otherNamed;
  return [
    {
      ...both,
      ...ledBy(rows.slice(0, second), startSeconds, isRest),
      side: 'first',
      ...(areNamed && { named }),
      seconds: firstSeconds,
    },
    {
      ...both,
      ...ledBy(rows.slice(second), other.atSeconds, isRest),
      side: 'second',
      ...(areNamed && { named: otherNamed }),
      startSeconds: other.atSeconds,
      seconds: seconds - firstSeconds,
    },
  ];
}

/** The side whose word lines say most, and first where they say both as often. */
function sideNamed(rows: readonly Row[]): Step['named'] {
  const words = rows.flatMap(({ text }) => text.match(/(?<!\p{L})(venstre|høyre)(?!\p{L})/giu) ?? []);
  const isLeft = words.map((word) => word.toLowerCase() === 'venstre');
  const left = isLeft.filter(Boolean).length;
  if (words.length === 0) return undefined;
  return (left * 2 === words.length ? isLeft[0] : left * 2 > words.length) ? 'venstre' : 'høyre';
}

/** When the lines of a step lead in and out, and what they draw, in its own seconds. */
function ledBy(rows: readonly Row[], startSeconds: number, isRest: boolean) {
  const secondsAt = (row: Row | undefined) => row && row.atSeconds - startSeconds;
  const turns = rows.flatMap((row) =>
    row.draws ? [{ fromSeconds: row.atSeconds - startSeconds, drawn: row.draws }] : [],
  );
  const moves = rows.flatMap((row) => row.to.map((to) => ({ fromSeconds: row.atSeconds - startSeconds, to })));
  const held = rows.findIndex(({ kind }) => kind === 'hold');
  const eyes = eyesOf(rows, held).map(([row, isOpen]) => ({ fromSeconds: row.atSeconds - startSeconds, isOpen }));
  const last = rows.findLast(({ to }) => to.length > 0);
  const drawnUntil = rows.findLastIndex(({ draws }) => draws !== undefined);
  const isLeaving = ({ kind }: Row, index: number) => kind === 'out' && index > Math.max(held, drawnUntil);
  return {
    ...(turns.length > 0 && { turns }),
    ...(moves.length > 0 && { moves }),
    ...(eyes.length > 0 && { eyes }),
    heldFromSeconds: secondsAt(rows[held]) ?? (last && last.atSeconds + last.seconds - startSeconds),
    leavesFromSeconds: held < 0 || isRest ? undefined : secondsAt(rows.find(isLeaving)),
  };
}

/** The lines that open or close the eyes; who has come into a pose has them as the pose is drawn. */
function eyesOf(rows: readonly Row[], held: number): (readonly [Row, boolean])[] {
  return rows.flatMap((row, index): (readonly [Row, boolean])[] =>
    row.eyes || index === held ? [[row, row.eyes === 'open']] : [],
  );
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
