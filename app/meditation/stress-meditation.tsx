import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { listedMeditations } from '#app/.server/library.ts';
import { breathingExercises } from '#app/.server/sessions.ts';
import { textPage } from '#app/.server/text-page.ts';
import { CardGrid } from '#app/components/card.tsx';
import { GuidePage } from '#app/components/guide-page.tsx';
import { Section } from '#app/components/section.tsx';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import { type BreathingLink, BreathingList } from '#app/practice/breathing-list.tsx';
import type { Route } from './+types/stress-meditation';

export async function loader() {
  const { env } = await application();
  const meditations = listedMeditations.filter((meditation) => meditation.focus === 'stress');
  const exercises = breathingExercises.map(
    ({ id, title, description }): BreathingLink => ({ path: paths.session(id), title, description }),
  );
  return {
    ...textPage('stressMeditation', { under: [places.meditations] }),
    exercises,
    cards: meditations.map(cardMaker(env.site.imageService).meditation),
  };
}

export default function StressMeditation({ loaderData }: Route.ComponentProps) {
  const { exercises, cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="meditasjoner" heading="Lengre meditasjoner">
        <CardGrid cards={cards} />
      </Section>
      <Section id="pust" heading="Pusteøvelser du kan starte nå" layout="split" tone="tinted">
        <BreathingList exercises={exercises} />
      </Section>
    </GuidePage>
  );
}
