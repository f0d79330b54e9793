import { poses } from '#app/.server/library.ts';
import { conditionIds } from '#app/conditions/index.ts';
import { otherSideFirst, otherSideOf } from '../../composer/sides.ts';
import { spokenFor } from '../../composer/spoken-for.ts';
import { usualWish } from '../../composer/wish.ts';
import { countBounds } from '../../editor/blocks.ts';
import { holdChoices } from '../../editor/sequence.ts';
import { sequenceSession } from '../../script/from-sequence.ts';
import type { Line, SpokenLines } from '../../script/script.ts';
import type { Cue, Session } from '../../script/session.ts';
import { composerWords, repertoire } from '../composer.ts';
import { sequencePoses, sequenceWords, sessionOfMinutes, sessions } from '../sessions.ts';
import { lineId } from './line-id.ts';

/** A line to be recorded. */
export interface LineToRead {
  readonly id: string;
  readonly text: string;
  /** The session that it is first said in, and the pose or part of it. */
  readonly session: string;
  readonly step: string;
  /** The longest that its recording may last. */
  readonly maxSeconds: number;
}

/** Between a line and the next there is at least so much silence. */
const pauseSeconds = 0.3;

/**
 * Every line that is said in any session, at any length, in a visitor's own list or in one that is composed: each once, in the order of reading.
 * A line that is said in several places may last as long as the shortest of them.
 */
export function linesToRead(): readonly LineToRead[] {
  const lines = new Map<string, LineToRead>();
  const add = (text: string, roomSeconds: number, session: string, step: string) => {
    const id = lineId(text);
    const known = lines.get(id);
    const maxSeconds = Math.round((roomSeconds - pauseSeconds) * 10) / 10;
    lines.set(id, {
      ...(known ?? { id, text, session, step }),
      maxSeconds: Math.min(maxSeconds, known?.maxSeconds ?? maxSeconds),
    });
  };
  for (const session of everySession()) {
    for (const { cue, seconds, step } of saidIn(session)) add(cue.text, seconds, session.title, step);
  }
  const { passages, again, lines: ofPoses } = sequenceWords;
  const further = (title: string, of: readonly Line[], session = 'Din egen økt') => {
    for (const { text, seconds } of of) add(text, seconds, session, title);
  };
  for (const { from, to, wordings } of passages.ways) further(`${from} – ${to}`, wordings.flat());
  further('Pusten', passages.breaths);
  further('En del til', again);
  for (const { id, name } of poses) {
    const spoken = ofPoses[id];
    if (!spoken) continue;
    further(name, linesOf(spoken));
  }
  const composed = 'Økten som lages for deg';
  const { passages: _, ...around } = composerWords;
  further('Rundt øvelsene', linesWithin(around), composed);
  further('Rundt øvelsene', otherSideOf(composerWords.firstSide), composed);
  for (const item of repertoire) {
    const told = conditionIds.flatMap((id) =>
      linesOf(spokenFor(item, { ...usualWish, conditions: [id] }, composerWords).spoken),
    );
    const seconds = new Map([...told, ...linesOf(item.spoken)].map((line) => [line.text, line.seconds]));
    for (const { line, say } of item.practice.otherwise) {
      seconds.set(say, seconds.get(line) ?? 0);
      add(say, seconds.get(line) ?? 0, composed, item.name);
    }
    // With what each condition asks to be done otherwise.
    for (const conditions of [[], ...conditionIds.map((id) => [id])]) {
      const { name, spoken } = spokenFor(item, { ...usualWish, conditions }, composerWords);
      further(name, linesOf(spoken), composed);
      // Either side may come first.
      if (spoken.second) further(name, linesOf(otherSideFirst(spoken)), composed);
    }
  }
  return [...lines.values()];
}

/** Every line in a tree of lists and records. */
function linesWithin(tree: unknown): Line[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return isLine(tree) ? [tree] : Object.values(tree).flatMap(linesWithin);
}

function isLine(value: object): value is Line {
  return 'text' in value && 'seconds' in value;
}

function linesOf({ before, second, after, ...first }: SpokenLines): Line[] {
  const sides = [first, ...(second ? [second] : [])];
  return [...before, ...sides.flatMap((side) => [...side.in, ...side.hold, ...side.out]), ...after];
}

/** What is said in a session, each line with the time until the next, and the step it belongs to. */
export function saidIn({
  cues,
  steps,
}: Pick<Session, 'cues' | 'steps'>): { cue: Cue; seconds: number; step: string }[] {
  const said = cues.filter(({ isSilent }) => !isSilent);
  const end = cues.at(-1)?.atSeconds ?? 0;
  return said.map((cue, index) => ({
    cue,
    seconds: (said[index + 1]?.atSeconds ?? end) - cue.atSeconds,
    step: steps.findLast(({ startSeconds }) => startSeconds <= cue.atSeconds)?.name ?? '',
  }));
}

/** Each session from its full length to its shortest, then every pose on its own, held as long as can be chosen. */
function everySession(): Session[] {
  const atLengths = sessions.flatMap((session) => [
    session,
    ...session.lengths.toReversed().flatMap((minutes) => sessionOfMinutes(session.id, minutes) ?? []),
  ]);
  const own = sequencePoses.flatMap(({ id }) =>
    (countBounds(id)?.choices ?? holdChoices).flatMap(
      (amount) => sequenceSession([{ id, amount }], sequencePoses, sequenceWords) ?? [],
    ),
  );
  return [...atLengths, ...own];
}
