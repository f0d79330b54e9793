import { paths } from '#app/paths.ts';
import { filteredCards, textPage } from '#app/site/.server/index.ts';
import { FilteredCardSection, GuidePage, type RouteHandle } from '#app/site/index.ts';
import { classLevelNames } from '#app/text/index.ts';
import { ButtonLink, type FilterGroup, isFiltered, listQuery, optionsOf } from '#app/ui/index.ts';
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
    options: optionsOf(['klasser', 'nybegynnere']),
  },
];

export const handle: RouteHandle = { query: listQuery(groups, classKind.items.length) };

export function loader({ url, context }: Route.LoaderArgs) {
  const { choice, total, cards } = filteredCards(classKind, groups, { url, context });
  // The search finds the page by the short title of its text; the browser's tab says more.
  const title = 'Yogaklasser hjemme på norsk';
  return { ...textPage('yoga', { title, noindex: isFiltered(choice), side: cards.number }), choice, total, cards };
}

export default function Yoga({ loaderData }: Route.ComponentProps) {
  const { choice, total, cards } = loaderData;
  return (
    <GuidePage
      text={loaderData}
      actions={<ButtonLink href={paths.session('nybegynner')}>Start klassen for nybegynnere</ButtonLink>}
    >
      <FilteredCardSection
        id="klasser"
        heading="Velg klasse"
        path={paths.yoga}
        groups={groups}
        choice={choice}
        total={total}
        cards={cards}
        words={{
          singular: 'klasse',
          plural: 'klasser',
          none: 'Ingen yogaklasser matcher dine filter. Prøv å justere filtrene.',
          all: 'Vis alle klassene',
        }}
      />
    </GuidePage>
  );
}
