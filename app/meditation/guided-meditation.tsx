import { listedMeditations } from '#app/.server/library.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Section } from '#app/ui/section.tsx';
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
      <Section id="meditasjoner" heading="Guidede meditasjoner">
        <CardGrid cards={cards} />
      </Section>
    </GuidePage>
  );
}
