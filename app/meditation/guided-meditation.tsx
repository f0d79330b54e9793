import { listedMeditations } from '#app/.server/library.ts';
import { cardMaker, siteContext, textPage } from '#app/site/.server/index.ts';
import { CardSection, GuidePage, places } from '#app/site/index.ts';
import type { Route } from './+types/guided-meditation';
import meditationKind from './meditation-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const meditations = listedMeditations.filter((meditation) => meditation.type === 'guidet');
  return {
    ...textPage('guidedMeditation', { under: [places.meditations] }),
    cards: meditations.map(cardMaker(meditationKind, site.imageService)),
  };
}

export default function GuidedMeditation({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <CardSection id="meditasjoner" heading="Guidede meditasjoner" cards={cards} />
    </GuidePage>
  );
}
