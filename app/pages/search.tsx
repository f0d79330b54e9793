import { application } from '#app/.server/application.ts';
import { queryLimit } from '#app/.server/search/normalise.ts';
import { siteSearch } from '#app/.server/search/site-search.ts';
import { textPage } from '#app/.server/text-page.ts';
import { Hero } from '#app/components/hero.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { paths } from '#app/paths.ts';
import { SearchCare, SearchPlaceNote } from '#app/search/search-care.tsx';
import type { Route } from './+types/search';
import { SearchForm } from './search-form.tsx';
import { SearchNothing, SearchResultList, SearchSummary } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';

export const handle: RouteHandle = { interactive: true, showsStudios: true, query: { q: 'text' } };

export async function loader({ url }: Route.LoaderArgs) {
  const { directory } = await application();
  const { search } = await siteSearch();
  const results = search(url.searchParams.get('q') ?? '');
  const isAsked = results.query !== '';
  const asked = isAsked && { title: `Søk etter «${results.query}»`, opening: undefined };
  const { page, heading, lead } = textPage('search', { ...asked, noindex: isAsked, previewOf: paths.home });
  const { hasExamples } = directory.snapshot();
  return { page, heading, lead, queryLimit, results, hasExamples };
}

/** Asked nothing, it opens on its landscape; asked something, the answers stand right under the box. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, queryLimit, results, hasExamples } = loaderData;
  const isAsked = results.query !== '';
  return (
    <>
      <Hero page={page} heading={heading} lead={isAsked ? undefined : lead}>
        <SearchForm query={results.query} maxLength={queryLimit} />
        {results.care && <SearchCare care={results.care} />}
        {results.place && <SearchPlaceNote place={results.place} />}
        {isAsked && !results.care?.isAcute && <SearchSummary results={results} />}
      </Hero>
      {!isAsked && <SearchStart />}
      {results.total > 0 && <SearchResultList groups={results.groups} hasExamples={hasExamples} />}
      {isAsked && results.total === 0 && !results.care && <SearchNothing />}
    </>
  );
}
