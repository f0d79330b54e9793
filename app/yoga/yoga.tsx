import { yogaClasses } from '#app/.server/library.ts';
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
import { classLevelNames, counted } from '#app/ui/norwegian.ts';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/yoga';
import classKind from './class-kind.ts';

const groups: readonly FilterGroup[] = [
  {
    name: 'level',
    legend: 'Nivå',
    options: Object.entries(classLevelNames).map(([value, label]) => ({ value, label })),
  },
  {
    name: 'type',
    legend: 'Type',
    options: [
      { value: 'klasser', label: 'Klasser' },
      { value: 'nybegynnere', label: 'Nybegynnere' },
    ],
  },
];

export const handle: RouteHandle = { query: filterQuery(groups) };

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const choice = chosenFilters(groups, url.searchParams);
  const cards = filtered(yogaClasses, choice).map(cardMaker(classKind, site.imageService));
  // The search finds the page by the short title of its text; the browser's tab says more.
  const title = 'Yogaklasser hjemme på norsk';
  return { ...textPage('yoga', { title, noindex: isFiltered(choice) }), choice, cards };
}

export default function Yoga({ loaderData }: Route.ComponentProps) {
  const { choice, cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="klasser" heading="Velg klasse">
        <FilterForm
          action={`${paths.yoga}#klasser`}
          groups={groups}
          choice={choice}
          status={counted(cards.length, 'klasse', 'klasser')}
        />
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage picture="tomt-filter">
            <p>Ingen yogaklasser matcher dine filter. Prøv å justere filtrene.</p>
            <a href={`${paths.yoga}#klasser`}>Vis alle klassene</a>
          </EmptyMessage>
        )}
      </Section>
    </GuidePage>
  );
}
