import { articles } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { EmptyMessage } from '#app/ui/empty-message.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { chosenFilters, type FilterGroup, filtered, filterQuery, isFiltered } from '#app/ui/filters.ts';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { counted } from '#app/ui/norwegian.ts';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/articles';
import articleKind from './article-kind.ts';

const groups: readonly FilterGroup[] = [
  {
    name: 'topic',
    legend: 'Tema',
    options: [
      { value: 'meditasjon', label: 'Meditasjon' },
      { value: 'yoga', label: 'Yoga' },
      { value: 'stress', label: 'Stress' },
      { value: 'søvn', label: 'Søvn' },
      { value: 'hverdagsliv', label: 'Hverdagsliv' },
    ],
  },
  {
    name: 'type',
    legend: 'Type',
    options: [
      { value: 'guide', label: 'Guide' },
      { value: 'informasjon', label: 'Informasjon' },
      { value: 'fordeler', label: 'Fordeler' },
      { value: 'tips', label: 'Tips' },
    ],
  },
];

export const handle: RouteHandle = { query: filterQuery(groups) };

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const choice = chosenFilters(groups, url.searchParams);
  const cards = filtered(articles, choice).map(cardMaker(articleKind, site.imageService));
  // The search finds the page by the short title of its text; the browser's tab says more.
  const title = 'Artikler om yoga, meditasjon og søvn';
  return { ...textPage('articles', { title, noindex: isFiltered(choice) }), choice, cards };
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { choice, cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="artikler" heading="Velg artikkel">
        <FilterForm
          action={`${paths.articles}#artikler`}
          groups={groups}
          choice={choice}
          status={counted(cards.length, 'artikkel', 'artikler')}
        />
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage picture="tomt-filter">
            <p>Ingen artikler matcher dine filter. Prøv å justere filtrene.</p>
            <a href={`${paths.articles}#artikler`}>Vis alle artiklene</a>
          </EmptyMessage>
        )}
      </Section>
    </GuidePage>
  );
}
