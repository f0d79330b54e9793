import { listedMeditations } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { breathingExercises } from '#app/sessions/.server/sessions.ts';
import { type BreathingLink, BreathingList } from '#app/sessions/breathing-list.tsx';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/stress-meditation';
import meditationKind from './meditation-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const meditations = listedMeditations.filter((meditation) => meditation.focus === 'stress');
  const exercises = breathingExercises.map(
    ({ id, title, description }): BreathingLink => ({ path: paths.session(id), title, description }),
  );
  return {
    ...textPage('stressMeditation', { under: [places.meditations] }),
    exercises,
    cards: meditations.map(cardMaker(meditationKind, site.imageService)),
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
