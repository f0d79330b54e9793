import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuidePage, places } from '#app/site/index.ts';
import { ButtonLink, Section } from '#app/ui/index.ts';
import type { Route } from './+types/breathing-exercises';
import breathingKind from './breathing-kind.ts';
import { BreathingList } from './breathing-list.tsx';

export function loader() {
  return {
    ...textPage(breathingKind.list, { under: [places.meditations] }),
    exercises: breathingKind.items.map((exercise) => ({
      path: breathingKind.path(exercise),
      title: exercise.title,
      description: exercise.description,
    })),
  };
}

export default function BreathingExercises({ loaderData }: Route.ComponentProps) {
  return (
    <GuidePage text={loaderData} actions={<ButtonLink href={paths.ownBreath}>Lag din egen pust</ButtonLink>}>
      <Section id="ovelser" heading="Velg øvelse" layout="split">
        <BreathingList exercises={loaderData.exercises} />
      </Section>
    </GuidePage>
  );
}
