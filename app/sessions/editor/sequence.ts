import { paths } from '#app/paths.ts';
import { countBounds, timesOf, withinRoom } from './blocks.ts';

/** A pose that a visitor has put into a session of their own, or one of `blockIds`. */
export interface ChosenPose {
  readonly id: string;
  /** Seconds that each side is held, or that it lasts; of a salutation the rounds, of a section how often it is gone through. */
  readonly amount: number;
  /** The visitor's own words beside it. */
  readonly note?: string;
}

/** What a visitor says of the whole list. */
export interface SequenceDetails {
  /** Empty where it has none. */
  readonly name: string;
  readonly targetMinutes: number | null;
}

/** One change of the list, as a button of its form names it: what, and where or which. */
export interface SequenceEdit {
  readonly name: 'opp' | 'ned' | 'kopi' | 'bort' | 'ny';
  /** A place in the list, counted from 0; for `ny` a choice as `written` gives it. */
  readonly value: string;
}

/** What an address held that could not be taken as it stood. */
export interface SequenceErrors {
  readonly unknown: number;
  readonly adjusted: number;
  /** Rounds of a salutation, or of a section, that were too many. */
  readonly recounted: number;
  readonly surplus: number;
}

export const maxPoses = 30;
export const shortestHoldSeconds = 15;
export const longestHoldSeconds = 300;
/** The holds that are offered; an address may name any whole second between the shortest and the longest. */
export const holdChoices = [15, 30, 45, 60, 90, 120, 180, 300] as const;

export const sequenceEdits: readonly SequenceEdit['name'][] = ['opp', 'ned', 'kopi', 'bort', 'ny'];
export const noDetails: SequenceDetails = { name: '', targetMinutes: null };
export const longestTargetMinutes = 90;
export const maxNameLength = 60;
export const maxNoteLength = 100;

/** A choice as it stands in an address: `tadasana-60`. */
export function written({ id, amount }: ChosenPose): string {
  return `${id}-${amount}`;
}

/** The address of a list, with everything that was said of it. */
export function addressOf(chosen: readonly ChosenPose[], details = noDetails): string {
  return paths.ownSession(chosen.map(written), detailsOf(chosen, details));
}

/** The address of the code that a telephone reads the list from. */
export function codeAddressOf(chosen: readonly ChosenPose[], details = noDetails): string {
  return paths.ownSessionCode(chosen.map(written), detailsOf(chosen, details));
}

function detailsOf(chosen: readonly ChosenPose[], { name, targetMinutes }: SequenceDetails) {
  const hasNotes = chosen.some(({ note }) => note);
  return [
    ...(hasNotes ? chosen.map(({ note = '' }) => ['notat', note] as const) : []),
    ...(name ? [['navn', name] as const] : []),
    ...(targetMinutes ? [['mal', String(targetMinutes)] as const] : []),
  ];
}

/** What an address says of the whole list. */
export function readDetails(search: URLSearchParams): SequenceDetails {
  const minutes = /^\d{1,2}$/u.test(search.get('mal') ?? '') ? Number(search.get('mal')) : 0;
  return {
    name: plainLine(search.get('navn') ?? '', maxNameLength),
    targetMinutes: minutes > 0 && minutes <= longestTargetMinutes ? minutes : null,
  };
}

/**
 * The list of an address: what is not a known pose is left out, a hold is brought within its bounds. There is a note for
 * each value, or none.
 */
export function readSequence(values: readonly string[], knownIds: readonly string[], notes: readonly string[] = []) {
  const read = values.map((value, index) => {
    const choice = readChoice(value);
    const note = plainLine(notes[index] ?? '', maxNoteLength);
    return choice && note ? { ...choice, note } : choice;
  });
  const known = read.filter((choice) => choice !== null).filter(({ id }) => knownIds.includes(id));
  const chosen = withinRoom(known.slice(0, maxPoses).map(withinBounds));
  const changed = chosen.filter(({ amount }, index) => amount !== known[index]?.amount);
  const recounted = changed.filter(({ id }) => countBounds(id)).length;
  const errors: SequenceErrors = {
    unknown: read.length - known.length,
    adjusted: changed.length - recounted,
    recounted,
    surplus: Math.max(0, known.length - maxPoses),
  };
  return { chosen, errors };
}

/** The list after a change; one that makes no sense changes nothing. */
export function edited(
  chosen: readonly ChosenPose[],
  { name, value }: SequenceEdit,
  knownIds: readonly string[],
): readonly ChosenPose[] {
  if (name === 'ny') {
    const [added] = readSequence([value], knownIds).chosen;
    return added && chosen.length < maxPoses ? withinRoom([...chosen, added]) : chosen;
  }
  const index = /^\d{1,2}$/u.test(value) ? Number(value) : Number.NaN;
  const pose = chosen[index];
  if (!pose) return chosen;
  if (name === 'kopi') return chosen.length < maxPoses ? withinRoom(chosen.toSpliced(index, 0, pose)) : chosen;
  const others = chosen.toSpliced(index, 1);
  if (name === 'bort') return withinRoom(others);
  return moved(chosen, index, Math.max(0, index + (name === 'opp' ? -1 : 1)));
}

/** The list with one part of it in another place. */
export function moved(chosen: readonly ChosenPose[], from: number, to: number): readonly ChosenPose[] {
  const pose = chosen[from];
  return pose ? withinRoom(chosen.toSpliced(from, 1).toSpliced(to, 0, pose)) : chosen;
}

/** How much longer the whole gets for each second that a part of the list is held: nothing for what is no pose. */
export function sharesOf(
  chosen: readonly ChosenPose[],
  poses: readonly { readonly id: string; readonly bothSides: boolean; readonly block?: unknown }[],
): number[] {
  const times = timesOf(chosen);
  return chosen.map(({ id }, index) => {
    const pose = poses.find((known) => known.id === id);
    return !pose || pose.block ? 0 : (times[index] ?? 0) * (pose.bothSides ? 2 : 1);
  });
}

/** The list with its holds longer or shorter, every side by as much, as far as their bounds allow. */
export function spread(
  chosen: readonly ChosenPose[],
  shares: readonly number[],
  missingSeconds: number,
): readonly ChosenPose[] {
  let list = chosen;
  let missing = missingSeconds;
  // Each time those that have come to a bound leave the rest to the others.
  for (let round = 0; round < chosen.length && missing !== 0; round += 1) {
    const bound = missing > 0 ? longestHoldSeconds : shortestHoldSeconds;
    const sides = list.reduce((sum, { amount }, index) => sum + (amount === bound ? 0 : (shares[index] ?? 0)), 0);
    const step = Math.trunc(missing / sides);
    if (sides === 0 || step === 0) break;
    const next = list.map((pose, index) =>
      shares[index] ? withinBounds({ ...pose, amount: pose.amount + step }) : pose,
    );
    missing -= next.reduce(
      (sum, { amount }, index) => sum + (amount - (list[index]?.amount ?? 0)) * (shares[index] ?? 0),
      0,
    );
    list = next;
  }
  return list;
}

function readChoice(value: string): ChosenPose | null {
  const [, id, amount] = /^([a-z\d-]+)-(\d{1,6})$/u.exec(value) ?? [];
  return id && amount ? { id, amount: Number(amount) } : null;
}

function withinBounds(pose: ChosenPose): ChosenPose {
  const { least, most } = countBounds(pose.id) ?? { least: shortestHoldSeconds, most: longestHoldSeconds };
  return { ...pose, amount: Math.min(Math.max(pose.amount, least), most) };
}

/** Words on one line, as long as they may be, and no half of a sign at their end. */
function plainLine(text: string, most: number): string {
  return text
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replaceAll(/\p{Cs}/gu, '')
    .trim();
}
