import { breathingSession } from '#app/practice/breathing.ts';
import { planTimeline } from '#app/practice/from-plan.ts';
import { scriptedSession } from '#app/practice/from-script.ts';
import type { SequencePose } from '#app/practice/from-sequence.ts';
import type { Session } from '#app/practice/session.ts';
import { allBreathings, allSessions } from '#content';
import { pageText, poses, yogaClasses } from './library.ts';

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
        yogaClass.plan.flatMap(({ steps }) => steps.map((step) => ({ ...step, seconds: step.minutes * 60 }))),
      ),
      precautions: yogaClass.precautions,
      isDemanding: yogaClass.level === 'krevende',
    }),
  ),
  morningSession(),
  ...allSessions.map((script) => scriptedSession({ ...script, id: script.meditationSlug })),
  ...breathingExercises.map(breathingSession),
];

/** What sessions of visitors' own are made of, in the order of the library. */
export const sequencePoses: readonly SequencePose[] = poses.map(
  ({ id, name, group, description, hold, level, precautions }) => ({
    id,
    name,
    group,
    description,
    bothSides: hold.bothSides,
    holdSeconds: hold.seconds,
    isAdvanced: level === 'advanced',
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

/** The routine as the morning page lists it; its cautions are two of the page's tips. */
function morningSession(): Session {
  const { title, sections } = pageText('morning-yoga');
  const items = (id: string) => sections.find((section) => section.id === id)?.items ?? [];
  const routine = items('rutine').map(({ title, text, note, figure, bothSides }) => {
    const minutes = Number.parseFloat(note ?? '');
    if (!(minutes > 0)) throw new Error(`content/pages/morning-yoga.md: «${title}» has no minutes`);
    return { name: title, text, seconds: minutes * 60, figure: figure ?? null, bothSides: bothSides ?? false };
  });
  const cautions = items('tips').slice(-2);
  return {
    id: morningSessionId,
    title,
    kind: 'yoga',
    ...planTimeline(routine),
    precautions: cautions.map(({ text }) => text),
    isDemanding: false,
  };
}
