import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { pageText, yogaClasses } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { CardGrid } from '#app/components/card.tsx';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { FilterForm } from '#app/components/filter-form.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Section } from '#app/components/section.tsx';
import { chosenFilters, type FilterGroup, filtered, filterQuery, isFiltered } from '#app/lib/filters.ts';
import { classLevelNames, counted } from '#app/lib/norwegian.ts';
import type { Page } from '#app/lib/page.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/yoga';

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

export async function loader({ url }: Route.LoaderArgs) {
  const { env } = await application();
  const { title, heading, lead, metaDescription, scene, sections } = pageText('yoga');
  const choice = chosenFilters(groups, url.searchParams);
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.yoga,
    trail: [places.yoga],
    opening: openingOn(scene),
    noindex: isFiltered(choice),
  };
  const cards = filtered(yogaClasses, choice).map(cardMaker(env.site.imageService).yogaClass);
  return { page, heading, lead, sections, choice, cards };
}

export default function Yoga({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, choice, cards } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Section id="klasser" heading="Yogaklasser">
        <FilterForm
          action={`${paths.yoga}#klasser`}
          groups={groups}
          choice={choice}
          status={counted(cards.length, 'klasse', 'klasser')}
        />
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage>
            <p>Ingen yogaklasser matcher dine filter. Prøv å justere filtrene.</p>
          </EmptyMessage>
        )}
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
