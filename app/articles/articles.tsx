import { paths } from '#app/paths.ts';
import { filteredCards, textPage } from '#app/site/.server/index.ts';
import { FilteredCardSection, GuidePage, type RouteHandle } from '#app/site/index.ts';
import { type FilterGroup, isFiltered, listQuery, optionsOf } from '#app/ui/index.ts';
import type { Route } from './+types/articles';
import articleKind from './article-kind.ts';

const groups: readonly FilterGroup[] = [
  {
    name: 'topic',
    legend: 'Tema',
    options: optionsOf(['meditasjon', 'yoga', 'stress', 'søvn', 'hverdagsliv']),
  },
  {
    name: 'type',
    legend: 'Type',
    options: optionsOf(['guide', 'informasjon', 'fordeler', 'tips']),
  },
];

export const handle: RouteHandle = { query: listQuery(groups, articleKind.items.length) };

export function loader({ url, context }: Route.LoaderArgs) {
  const { choice, total, cards } = filteredCards(articleKind, groups, { url, context });
  // The search finds the page by the short title of its text; the browser's tab says more.
  const title = 'Artikler om yoga, meditasjon og søvn';
  return { ...textPage('articles', { title, noindex: isFiltered(choice), side: cards.number }), choice, total, cards };
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { choice, total, cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <FilteredCardSection
        id="artikler"
        heading="Velg artikkel"
        path={paths.articles}
        groups={groups}
        choice={choice}
        total={total}
        cards={cards}
        words={{
          singular: 'artikkel',
          plural: 'artikler',
          none: 'Ingen artikler matcher dine filter. Prøv å justere filtrene.',
          all: 'Vis alle artiklene',
        }}
      />
    </GuidePage>
  );
}
