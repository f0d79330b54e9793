import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { listedMeditations, pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
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
import type { Route } from './+types/meditations';

const groups: readonly FilterGroup[] = [
  {
    name: 'focus',
    legend: 'Fokusområde',
    options: [
      { value: 'grunnleggende', label: 'Grunnleggende' },
      { value: 'søvn', label: 'Søvn' },
      { value: 'stress', label: 'Stress' },
      { value: 'avspenning', label: 'Avspenning' },
      { value: 'energi', label: 'Energi' },
    ],
  },
  {
    name: 'type',
    legend: 'Type',
    options: [
      { value: 'guidet', label: 'Guidet' },
      { value: 'nybegynnere', label: 'Nybegynnere' },
    ],
  },
];

export const handle: RouteHandle = { query: filterQuery(groups) };

export async function loader({ url }: Route.LoaderArgs) {
  const { env } = await application();
  const { title, heading, lead, metaDescription, scene, sections } = pageText('meditations');
  const choice = chosenFilters(groups, url.searchParams);
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.meditations,
    trail: [places.meditations],
    opening: openingOn(scene),
    noindex: isFiltered(choice),
  };
  const cards = filtered(listedMeditations, choice).map(cardMaker(env.site.imageService).meditation);
  return { page, heading, lead, sections, choice, cards };
}

export default function Meditations({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, choice, cards } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={paths.beginnerMeditation}>For nybegynnere</ButtonLink>
        <ButtonLink href={paths.meditationTypes} variant="quiet">
          Typer meditasjon
        </ButtonLink>
      </Hero>
      <Section id="meditasjoner" heading="Meditasjoner">
        <FilterForm
          action={`${paths.meditations}#meditasjoner`}
          groups={groups}
          choice={choice}
          status={counted(cards.length, 'meditasjon', 'meditasjoner')}
        />
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage>
            <p>Ingen meditasjoner matcher dine filter. Prøv å justere filtrene.</p>
          </EmptyMessage>
        )}
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
