import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { articles } from '#app/.server/library.ts';
import { textPage } from '#app/.server/text-page.ts';
import { CardGrid } from '#app/components/card.tsx';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { FilterForm } from '#app/components/filter-form.tsx';
import { GuidePage } from '#app/components/guide-page.tsx';
import { Section } from '#app/components/section.tsx';
import { chosenFilters, type FilterGroup, filtered, filterQuery, isFiltered } from '#app/lib/filters.ts';
import { counted } from '#app/lib/norwegian.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/articles';

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

export async function loader({ url }: Route.LoaderArgs) {
  const { env } = await application();
  const choice = chosenFilters(groups, url.searchParams);
  const cards = filtered(articles, choice).map(cardMaker(env.site.imageService).article);
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
