import { pageText, poses, yogaClasses } from '#app/.server/library.ts';
import { breathingSession } from '#app/sessions/script/breathing.ts';
import { planTimeline } from '#app/sessions/script/from-plan.ts';
import { scriptedSession } from '#app/sessions/script/from-script.ts';
import type { SequencePose } from '#app/sessions/script/from-sequence.ts';
import type { Session } from '#app/sessions/script/session.ts';
import { allBreathings, allSessions } from '#content';

/** The morning routine's session. */
export const morningSessionId = 'morgen';

/** The breathing exercises, shortest preparation first. */
export const breathingExercises = allBreathings.toSorted((a, b) => a.order - b.order);

/** Every session that can be followed; classes and meditations under their own slugs. */
export const sessions: readonly Session[] = [
  ...yogaClasses.map(
    (yogaClass): Session => ({
      id: yogaClass.slug,
      title: yogaClass.title,
      kind: 'yoga',
      ...planTimeline(
        yogaClass.plan.flatMap(({ steps }) => steps.map(inSeconds)),
        yogaClass.quiet,
      ),
      precautions: yogaClass.precautions,
      isDemanding: yogaClass.level === 'krevende',
      isQuiet: yogaClass.quiet,
    }),
  ),
  morningSession(),
  ...allSessions.map((script) => scriptedSession({ ...script, id: script.meditationSlug })),
  ...breathingExercises.map(breathingSession),
];

/** What sessions of visitors' own are made of, in the order of the library. */
export const sequencePoses: readonly SequencePose[] = poses.map(
  ({ id, name, group, spoken, hold, level, precautions }) => ({
    id,
    name,
    group,
    spoken,
    bothSides: hold.bothSides,
    holdSeconds: hold.seconds,
    level,
    precautions,
  }),
);

export function sessionById(id: string): Session | undefined {
  return sessions.find((session) => session.id === id);
}

/** The session of something that must have one; a missing one is a fault of the build. */
export function sessionOf(id: string): Session {
  const session = sessionById(id);
  if (!session) throw new Error(`content is missing the session of ${id}`);
  return session;
}

/** The routine of the morning page, with the page's cautions. */
function morningSession(): Session {
  const { title, routine, precautions } = pageText('morning-yoga');
  if (routine.length === 0) throw new Error('content/pages/morning-yoga.md has no routine');
  return {
    id: morningSessionId,
    title,
    kind: 'yoga',
    ...planTimeline(routine.map(inSeconds)),
    precautions,
    isDemanding: false,
    isQuiet: false,
  };
}

function inSeconds<Step extends { minutes: number }>(step: Step): Step & { seconds: number } {
  return { ...step, seconds: step.minutes * 60 };
}
