import { listedMeditations } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cardMaker, siteContext, textOf, textPage } from '#app/site/.server/index.ts';
import { CardSection, faqData, GuidePage, places } from '#app/site/index.ts';
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
      <CardSection
        id="meditasjoner"
        heading="Meditasjoner å begynne med"
        cards={cards}
        empty={{
          text: 'Ingen meditasjoner funnet. Mer innhold kommer snart.',
          link: 'Se alle meditasjonene',
          path: paths.meditations,
        }}
      />
    </GuidePage>
  );
}
