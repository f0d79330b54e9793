import { listedMeditations } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textOf, textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { faqData } from '#app/site/structured-data.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { EmptyMessage } from '#app/ui/empty-message.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/beginner-meditation';
import meditationKind from './meditation-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const meditations = listedMeditations.filter((meditation) => meditation.type === 'nybegynnere');
  return {
    ...textPage('beginnerMeditation', {
      under: [places.meditations],
      structuredData: faqData(textOf('beginnerMeditation').sections),
    }),
    cards: meditations.map(cardMaker(meditationKind, site.imageService)),
  };
}

export default function BeginnerMeditation({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="meditasjoner" heading="Meditasjoner å begynne med">
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage picture="tomt-filter">
            <p>Ingen meditasjoner funnet. Mer innhold kommer snart.</p>
            <a href={paths.meditations}>Se alle meditasjonene</a>
          </EmptyMessage>
        )}
      </Section>
    </GuidePage>
  );
}
