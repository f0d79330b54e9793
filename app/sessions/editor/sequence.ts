import { paths } from '#app/paths.ts';

/** A pose that a visitor has put into a session of their own. */
export interface ChosenPose {
  readonly id: string;
  /** How long each side is held. */
  readonly seconds: number;
}

/** One change of the list, as a button of its form names it: what, and where or which. */
export interface SequenceEdit {
  readonly name: 'opp' | 'ned' | 'bort' | 'ny';
  /** A place in the list, counted from 0; for `ny` a choice as `written` gives it. */
  readonly value: string;
}

/** What an address held that could not be taken as it stood. */
export interface SequenceFaults {
  readonly unknown: number;
  readonly adjusted: number;
  readonly surplus: number;
}

export const mostPoses = 30;
/** Time to come into a pose, before its hold is counted; on each side. */
export const settleSeconds = 8;
export const shortestHoldSeconds = 15;
export const longestHoldSeconds = 300;
/** The holds that are offered; an address may name any whole second between the shortest and the longest. */
export const holdChoices = [15, 30, 45, 60, 90, 120, 180, 300] as const;

export const sequenceEdits: readonly SequenceEdit['name'][] = ['opp', 'ned', 'bort', 'ny'];

/** A choice as it stands in an address: `tadasana-60`. */
export function written({ id, seconds }: ChosenPose): string {
  return `${id}-${seconds}`;
}

/** The address of a list. */
export function addressOf(chosen: readonly ChosenPose[]): string {
  return paths.ownSession(chosen.map(written));
}

/** The list of an address: what is not a known pose is left out, a hold is brought within its bounds. */
export function readSequence(values: readonly string[], knownIds: readonly string[]) {
  const read = values.map(readChoice);
  const known = read.filter((choice) => choice !== null).filter(({ id }) => knownIds.includes(id));
  const chosen = known.slice(0, mostPoses).map(withinBounds);
  const faults: SequenceFaults = {
    unknown: read.length - known.length,
    adjusted: chosen.filter(({ seconds }, index) => seconds !== known[index]?.seconds).length,
    surplus: Math.max(0, known.length - mostPoses),
  };
  return { chosen, faults };
}

/** The list after a change; one that makes no sense changes nothing. */
export function edited(
  chosen: readonly ChosenPose[],
  { name, value }: SequenceEdit,
  knownIds: readonly string[],
): readonly ChosenPose[] {
  if (name === 'ny') {
    const [added] = readSequence([value], knownIds).chosen;
    return added && chosen.length < mostPoses ? [...chosen, added] : chosen;
  }
  const index = /^\d{1,2}$/u.test(value) ? Number(value) : Number.NaN;
  const pose = chosen[index];
  if (!pose) return chosen;
  const others = chosen.toSpliced(index, 1);
  if (name === 'bort') return others;
  return others.toSpliced(Math.max(0, index + (name === 'opp' ? -1 : 1)), 0, pose);
}

function readChoice(value: string): ChosenPose | null {
  const [, id, seconds] = /^([a-z\d-]+)-(\d{1,6})$/u.exec(value) ?? [];
  return id && seconds ? { id, seconds: Number(seconds) } : null;
}

function withinBounds({ id, seconds }: ChosenPose): ChosenPose {
  return { id, seconds: Math.min(Math.max(seconds, shortestHoldSeconds), longestHoldSeconds) };
}
