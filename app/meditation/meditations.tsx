import { listedMeditations } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { filteredCards, textPage } from '#app/site/.server/index.ts';
import { FilteredCardSection, GuidePage, type RouteHandle } from '#app/site/index.ts';
import { ButtonLink, type FilterGroup, isFiltered, listQuery, optionsOf } from '#app/ui/index.ts';
import type { Route } from './+types/meditations';
import meditationKind from './meditation-kind.ts';

const groups: readonly FilterGroup[] = [
  {
    name: 'focus',
    legend: 'Fokusområde',
    options: optionsOf(['grunnleggende', 'søvn', 'stress', 'avspenning', 'energi']),
  },
  {
    name: 'type',
    legend: 'Type',
    options: optionsOf(['guidet', 'nybegynnere']),
  },
];

export const handle: RouteHandle = { query: listQuery(groups, listedMeditations.length) };

export function loader({ url, context }: Route.LoaderArgs) {
  const { choice, total, cards } = filteredCards({ ...meditationKind, items: listedMeditations }, groups, {
    url,
    context,
  });
  // The search finds the page by the short title of its text; the browser's tab says more.
  const title = 'Meditasjoner på norsk, med stemme og tekst';
  return {
    ...textPage('meditations', { title, noindex: isFiltered(choice), side: cards.number }),
    choice,
    total,
    cards,
  };
}

export default function Meditations({ loaderData }: Route.ComponentProps) {
  const { choice, total, cards } = loaderData;
  return (
    <GuidePage
      text={loaderData}
      actions={
        <>
          <ButtonLink href={paths.beginnerMeditation} isLikelyNext>
            For nybegynnere
          </ButtonLink>
          <ButtonLink href={paths.meditationTypes} variant="quiet">
            Meditasjonstyper
          </ButtonLink>
        </>
      }
    >
      <FilteredCardSection
        id="meditasjoner"
        heading="Velg meditasjon"
        path={paths.meditations}
        groups={groups}
        choice={choice}
        total={total}
        cards={cards}
        words={{
          singular: 'meditasjon',
          plural: 'meditasjoner',
          none: 'Ingen meditasjoner matcher dine filter. Prøv å justere filtrene.',
          all: 'Vis alle meditasjonene',
        }}
      />
    </GuidePage>
  );
}
