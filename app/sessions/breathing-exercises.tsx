import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuidePage, places } from '#app/site/index.ts';
import { ButtonLink, Section } from '#app/ui/index.ts';
import { sessionOf } from './.server/sessions.ts';
import type { Route } from './+types/breathing-exercises';
import { type BreathingCard, BreathingCards } from './breathing-cards.tsx';
import breathingKind from './breathing-kind.ts';
import { breathInWords } from './script/breathing.ts';
import { lengthInWords } from './script/words.ts';

export function loader() {
  return {
    ...textPage(breathingKind.list, { under: [places.meditations] }),
    cards: breathingKind.items.map((exercise): BreathingCard => {
      const { id, title, suits, breath } = exercise;
      return {
        path: breathingKind.path(exercise),
        title,
        suits,
        facts: [lengthInWords(sessionOf(id).seconds), breathInWords(breath)],
        picture: paths.picture(`pust-${id}`),
      };
    }),
  };
}

export default function BreathingExercises({ loaderData }: Route.ComponentProps) {
  return (
    <GuidePage text={loaderData} actions={<ButtonLink href={paths.ownBreath}>Lag din egen pust</ButtonLink>}>
      <Section id="ovelser" heading="Hvilken passer deg?">
        <BreathingCards cards={loaderData.cards} />
      </Section>
    </GuidePage>
  );
}
