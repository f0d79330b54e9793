import { listedMeditations } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { CardGrid } from '#app/ui/card.tsx';
import { EmptyMessage } from '#app/ui/empty-message.tsx';
import { FilterForm } from '#app/ui/filter-form.tsx';
import { chosenFilters, type FilterGroup, filtered, filterQuery, isFiltered } from '#app/ui/filters.ts';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { counted } from '#app/ui/norwegian.ts';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/meditations';
import meditationKind from './meditation-kind.ts';

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

export function loader({ url, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const choice = chosenFilters(groups, url.searchParams);
  const cards = filtered(listedMeditations, choice).map(cardMaker(meditationKind, site.imageService));
  // The search finds the page by the short title of its text; the browser's tab says more.
  const title = 'Meditasjoner på norsk, med stemme og tekst';
  return { ...textPage('meditations', { title, noindex: isFiltered(choice) }), choice, cards };
}

export default function Meditations({ loaderData }: Route.ComponentProps) {
  const { choice, cards } = loaderData;
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
      <Section id="meditasjoner" heading="Velg meditasjon">
        <FilterForm
          action={`${paths.meditations}#meditasjoner`}
          groups={groups}
          choice={choice}
          status={counted(cards.length, 'meditasjon', 'meditasjoner')}
        />
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage picture="tomt-filter">
            <p>Ingen meditasjoner matcher dine filter. Prøv å justere filtrene.</p>
            <a href={`${paths.meditations}#meditasjoner`}>Vis alle meditasjonene</a>
          </EmptyMessage>
        )}
      </Section>
    </GuidePage>
  );
}
