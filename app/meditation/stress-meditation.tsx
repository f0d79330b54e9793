import { listedMeditations } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { breathingExercises } from '#app/sessions/.server/index.ts';
import { type BreathingLink, BreathingList } from '#app/sessions/index.ts';
import { cardMaker, siteContext, textPage } from '#app/site/.server/index.ts';
import { CardSection, GuidePage, places } from '#app/site/index.ts';
import { Section } from '#app/ui/index.ts';
import type { Route } from './+types/stress-meditation';
import meditationKind from './meditation-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const meditations = listedMeditations.filter((meditation) => meditation.focus === 'stress');
  const exercises = breathingExercises.map(
    ({ id, title, description }): BreathingLink => ({ path: paths.breathingExercise(id), title, description }),
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
      <CardSection id="meditasjoner" heading="Lengre meditasjoner" cards={cards} />
      <Section id="pust" heading="Pusteøvelser du kan starte nå" layout="split" tone="tinted">
        <BreathingList exercises={exercises} />
      </Section>
    </GuidePage>
  );
}
