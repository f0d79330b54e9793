import { pageText, yogaClasses } from '#app/.server/library.ts';
import { allBreathings, allSessions, allStandaloneSessions, sequenceBlocks, spokenPassages } from '#content';
import { type ChosenPose, readDetails, readSequence, written } from '../editor/sequence.ts';
import { breathingSession } from '../script/breathing.ts';
import { scriptTimeline } from '../script/from-script.ts';
import { type OfferedPose, type SequencePose, type SequenceWords, sequenceSession } from '../script/from-sequence.ts';
import { chosenLength } from '../script/length.ts';
import type { Script } from '../script/script.ts';
import type { Session } from '../script/session.ts';
import { meditationScript, planScript } from '../script/written.ts';
import { repertoire } from './composer.ts';
import { blockLines, blockRounds, blocks } from './sequence-blocks.ts';

/** The morning routine's session. */
export const morningSessionId = 'morgen';

/** The breathing exercises, shortest preparation first. */
export const breathingExercises = allBreathings.toSorted((a, b) => a.order - b.order);

/** The sessions that have no page but their own, in the order of lists. */
export const standaloneSessions = allStandaloneSessions.toSorted((a, b) => a.order - b.order);

/** What the way into a pose of a class takes, and out of it: the editor adds its own. */
const aroundHoldSeconds = 25;

/** A session as it is written, before a length is chosen. */
interface Written extends Pick<Session, 'id' | 'title' | 'kind' | 'precautions' | 'isDemanding'> {
  readonly script: Script;
}

/** Everything that is written for the voice, for all its lengths. */
export const scripts: readonly Written[] = [
  ...yogaClasses.map((yogaClass): Written => {
    const { slug, title, precautions, level, plan, quiet } = yogaClass;
    const script = planScript({ ...yogaClass, steps: plan.flatMap(({ steps }) => steps) }, quiet);
    return { id: slug, title, kind: 'yoga', precautions, isDemanding: level === 'krevende', script };
  }),
  morningRoutine(),
  ...allSessions.map(({ meditationSlug, title, precautions, lengths, steps, quiet, rings }): Written => {
    const script = meditationScript(lengths, steps, quiet, rings);
    return { id: meditationSlug, title, kind: 'meditation', precautions, isDemanding: false, script };
  }),
  ...standaloneSessions.map(({ id, title, kind, precautions, lengths, steps, quiet, rings }): Written => {
    const script = meditationScript(lengths, steps, quiet, rings);
    return { id, title, kind, precautions, isDemanding: false, script };
  }),
];

/** Every session that can be followed, in full; classes and meditations under their own slugs. */
export const sessions: readonly Session[] = [
  ...scripts.map((session) => sessionOfLength(session, session.script.lengths.at(-1))),
  ...breathingExercises.map(breathingSession),
];

/** The shorter forms of the sessions, by id and minutes: `rygg 12`. */
const shorter = new Map(
  scripts.flatMap((session) =>
    session.script.lengths
      .slice(0, -1)
      .map((minutes) => [`${session.id} ${minutes}`, sessionOfLength(session, minutes)]),
  ),
);

/** What is said in a visitor's own list. */
export const sequenceWords: SequenceWords = {
  passages: spokenPassages,
  lines: { ...Object.fromEntries(repertoire.map(({ id, spoken }) => [id, spoken])), ...blockLines },
  rounds: blockRounds,
  again: sequenceBlocks.section.again,
};

/** What sessions of visitors' own are made of: the poses in the order of the library, the exercises, then the blocks. */
export const sequencePoses: readonly SequencePose[] = [
  ...repertoire.map(({ spoken: _spoken, practice: _practice, conditions: _conditions, ...pose }) => pose),
  ...blocks,
];

/** What is shown of them to who chooses: the rest is fetched when it is needed. */
export const offeredPoses: readonly OfferedPose[] = sequencePoses.map(
  ({ id, name, group, holdSeconds, figure, drawn = [figure] }) => {
    const picture = drawn[0] ?? figure;
    return { ...(picture === id ? { id: picture } : { id, picture }), name, group, holdSeconds };
  },
);

/** The poses that such a list can be made of. */
export const knownPoses = sequencePoses.map(({ id }) => id);

/** A visitor's own list, as the parameters of its address say it: what was taken of them, and the session; null for an empty list. */
export function ownSession(search: URLSearchParams) {
  const { chosen, errors } = readSequence(search.getAll('stilling'), knownPoses, search.getAll('notat'));
  const details = readDetails(search);
  const session = sequenceSession(chosen, sequencePoses, sequenceWords);
  return { chosen, details, errors, session: session && { ...session, title: details.name || session.title } };
}

/**
 * A class as a list in the editor: each of its steps that is a pose of the library, or an exercise, by name or figure.
 * Empty for what is no yoga.
 */
export function ownVersionOf({ kind, steps }: Session): readonly ChosenPose[] {
  if (kind !== 'yoga') return [];
  return steps.flatMap(({ name, figure, seconds, side }) => {
    const poses = sequencePoses.filter(({ block }) => block === undefined);
    const pose = poses.find((known) => known.name === name) ?? poses.find(({ id }) => id === figure);
    if (!pose || side === 'second') return [];
    const { chosen } = readSequence(
      [written({ id: pose.id, amount: Math.max(0, Math.round(seconds - aroundHoldSeconds)) })],
      knownPoses,
    );
    return chosen;
  });
}

export function sessionById(id: string): Session | undefined {
  return sessions.find((session) => session.id === id);
}

/** A session at one of its lengths, in minutes; undefined where it has no such length. */
export function sessionOfMinutes(id: string, minutes: number): Session | undefined {
  const full = sessionById(id);
  return full?.lengths.at(-1) === minutes ? full : shorter.get(`${id} ${minutes}`);
}

/** The session that an address asks for, at the length that comes nearest; undefined where there is no such session. */
export function askedSession(id: string, askedMinutes: string | null) {
  const full = sessionById(id);
  if (!full) return undefined;
  const { minutes, isOther } = chosenLength(full.lengths, askedMinutes);
  const session = minutes === null ? full : (sessionOfMinutes(id, minutes) ?? full);
  const isFull = session.seconds === full.seconds;
  /** The length in its address: none for the full one. */
  const addressMinutes = isFull || minutes === null ? undefined : minutes;
  return { session, isOther, addressMinutes };
}

/** The steps of the full session that it leaves out at a length, by name. */
export function leftOut(id: string, minutes: number): readonly string[] {
  const kept = sessionOfMinutes(id, minutes)?.steps.map(({ name }) => name) ?? [];
  return (sessionById(id)?.steps ?? [])
    .filter(({ name, side }) => side !== 'second' && !kept.includes(name))
    .map(({ name }) => name);
}

/** The session of something that must have one; a missing one is an error of the build. */
export function sessionOf(id: string): Session {
  const session = sessionById(id);
  if (!session) throw new Error(`content is missing the session of ${id}`);
  return session;
}

/** The routine of the morning page, with the page's cautions. */
function morningRoutine(): Written {
  const { title, session, routine, precautions } = pageText('morning-yoga');
  if (!session) throw new Error('content/pages/morning-yoga.md has no routine');
  const script = planScript({ ...session, steps: routine }, false);
  return { id: morningSessionId, title, kind: 'yoga', precautions, isDemanding: false, script };
}

function sessionOfLength({ script, ...session }: Written, minutes: number | undefined): Session {
  const { lengths, isQuiet } = script;
  return { ...session, ...scriptTimeline(script, minutes ?? null), isQuiet, lengths };
}
