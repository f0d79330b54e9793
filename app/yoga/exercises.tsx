import { sectionOf } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { PoseChooser, PoseTick, written } from '#app/sessions/index.ts';
import { textPage } from '#app/site/.server/index.ts';
import { Hero, places } from '#app/site/index.ts';
import { ButtonLink, Prose, Section, TextReview } from '#app/ui/index.ts';
import type { Exercise } from '#content';
import type { Route } from './+types/exercises';
import { bodyFor } from './entry-sequence.tsx';
import { exerciseGroups } from './exercise-groups.ts';
import exerciseKind, { bodyOfExercise } from './exercise-kind.ts';
import { pictureOfExercise } from './exercise-steps.ts';
import { type PoseCardData, PoseGrid } from './pose-card.tsx';

export function loader() {
  const text = textPage(exerciseKind.list, { under: [places.yoga] });
  const groups = exerciseGroups.map(({ id, exercises }) => ({
    section: sectionOf(text, id),
    exercises: exercises.map(exerciseCard),
  }));
  return { ...text, groups };
}

export default function Exercises({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, review, groups } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={paths.composer()}>Lag økt for meg</ButtonLink>
      </Hero>
      {groups.map(({ section, exercises }, index) => (
        <Section
          key={section.id}
          id={section.id}
          heading={section.heading}
          intro={<Prose html={section.html} />}
          tone={index % 2 === 0 ? 'paper' : 'tinted'}
        >
          <PoseGrid
            poses={exercises}
            headroom={section.id === 'stol' || section.id === 'staende' ? 'full' : 'middle'}
            foot={({ id, name, holdSeconds }) => <PoseTick name={name} choice={written({ id, amount: holdSeconds })} />}
          />
        </Section>
      ))}
      {review && <TextReview {...review} />}
      <PoseChooser />
    </>
  );
}

function exerciseCard(exercise: Exercise): PoseCardData {
  const { id, name, description, practice } = exercise;
  const [holdSeconds = 30] = practice.holdSeconds;
  const figure = pictureOfExercise(exercise);
  const body = bodyFor(figure, bodyOfExercise(exercise));
  return { id, path: paths.exercise(id), figure, body, name, description, holdSeconds };
}
