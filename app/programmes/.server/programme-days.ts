import type { DrawnId } from '#app/drawings/ids.ts';
import { paths } from '#app/paths.ts';
import {
  composedOf,
  risingName,
  sessionOf,
  sessionOfMinutes,
  type Wish,
  wishParameters,
  wishTitle,
} from '#app/sessions/.server/index.ts';
import { pictureOf, type Session } from '#app/sessions/index.ts';
import { allProgrammes, type Programme } from '#content';

/** A day of a programme, with its place in it. */
export interface ProgrammeDay extends Pick<Programme['days'][number], 'title' | 'gist' | 'figure' | 'lesson' | 'more'> {
  readonly programme: Programme;
  /** Counted from 1. */
  readonly number: number;
  readonly updated: string;
  /** How long its session takes, in whole minutes. */
  readonly minutes: number;
  readonly sessionPath: string;
  /** What the session is called. */
  readonly sessionTitle: string;
  /** Null where the session is written. */
  readonly wish: Wish | null;
}

export const programmes: readonly Programme[] = allProgrammes.toSorted((a, b) => a.order - b.order);

/** Every day of every programme; a day whose session is not there is an error of the start. */
export const programmeDays: readonly ProgrammeDay[] = programmes.flatMap((programme) =>
  programme.days.map(({ session, ...day }, index): ProgrammeDay => {
    const place = { ...day, programme, number: index + 1, updated: programme.updated };
    if ('written' in session) return { ...place, ...writtenSession(session.written, session.minutes), wish: null };
    const wish: Wish = { ...session, conditions: programme.conditions, items: [] };
    const sessionPath = paths.composer(wishParameters(wish));
    return { ...place, minutes: wish.minutes, sessionPath, sessionTitle: wishTitle(wish), wish };
  }),
);

export function programmeBySlug(slug: string): Programme | undefined {
  return programmes.find((programme) => programme.slug === slug);
}

export function daysOf(programme: Programme): readonly ProgrammeDay[] {
  return programmeDays.filter((day) => day.programme === programme);
}

/** What the session of a day consists of: each part once, with its figure, where the one after it has another. */
export function partsOf({ wish, programme, number }: ProgrammeDay): readonly DayPart[] {
  const session = wish ? composedOf(wish).session : writtenOf(programme, number);
  const steps = session?.steps ?? [];
  const first = steps.filter(({ name }, index) => steps.findIndex((step) => step.name === name) === index);
  const parts = first.map(({ name, figure, drawn }) => {
    // It begins on the side, which looks like one more rest.
    if (name === risingName) return { name, figure: 'side-sit-hand-down' } as const;
    return { name, figure: figure && pictureOf({ figure, drawn }) };
  });
  return parts.map((part, index) => (part.figure === parts[index + 1]?.figure ? { ...part, figure: null } : part));
}

export interface DayPart {
  readonly name: string;
  readonly figure: DrawnId | null;
}

function writtenOf(programme: Programme, number: number): Session | null {
  const session = programme.days[number - 1]?.session;
  return session && 'written' in session ? sessionAt(session.written, session.minutes) : null;
}

function writtenSession(id: string, minutes: number | undefined) {
  const { title, seconds } = sessionAt(id, minutes);
  const isFull = seconds === sessionOf(id).seconds;
  return {
    minutes: Math.round(seconds / 60),
    sessionPath: paths.session(id, isFull ? undefined : minutes),
    sessionTitle: title,
  };
}

function sessionAt(id: string, minutes: number | undefined): Session {
  const session = minutes === undefined ? sessionOf(id) : sessionOfMinutes(id, minutes);
  if (!session) throw new Error(`content/programmes: the session ${id} does not take ${minutes} minutes`);
  return session;
}
