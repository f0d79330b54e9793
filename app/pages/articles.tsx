import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { articles, pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { CardGrid } from '#app/components/card.tsx';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { FilterForm } from '#app/components/filter-form.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Section } from '#app/components/section.tsx';
import { chosenFilters, type FilterGroup, filtered, filterQuery, isFiltered } from '#app/lib/filters.ts';
import { counted } from '#app/lib/norwegian.ts';
import type { Page } from '#app/lib/page.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { places } from '#app/navigation.ts';
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
  const { title, heading, lead, metaDescription, scene, sections } = pageText('articles');
  const choice = chosenFilters(groups, url.searchParams);
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.articles,
    trail: [places.articles],
    opening: openingOn(scene),
    noindex: isFiltered(choice),
  };
  const cards = filtered(articles, choice).map(cardMaker(env.site.imageService).article);
  return { page, heading, lead, sections, choice, cards };
}

export default function Articles({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, choice, cards } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Section id="artikler" heading="Artiklene">
        <FilterForm
          action={`${paths.articles}#artikler`}
          groups={groups}
          choice={choice}
          status={counted(cards.length, 'artikkel', 'artikler')}
        />
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage>
            <p>Ingen artikler matcher dine filter. Prøv å justere filtrene.</p>
          </EmptyMessage>
        )}
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
