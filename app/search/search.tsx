import { Island } from '#app/islands/island.tsx';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import type { RouteHandle } from '#app/site/route-handle.ts';
import { directoryContext } from '#app/studios/.server/context.ts';
import { Hero } from '#app/ui/hero.tsx';
import { searchContext } from './.server/context.ts';
import { queryLimit } from './.server/normalise.ts';
import type { Route } from './+types/search';
import { SearchCare, SearchPlaceNote } from './search-care.tsx';
import SearchForm from './search-form.island.tsx';
import { SearchNothing, SearchResultList, SearchSummary } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';

export const handle: RouteHandle = { query: { q: 'text' } };

export async function loader({ url, context }: Route.LoaderArgs) {
  const results = await context.get(searchContext).search(url.searchParams.get('q') ?? '');
  const isAsked = results.query !== '';
  const asked = isAsked && { title: `Søk etter «${results.query}»`, opening: undefined };
  const { page, heading, lead } = textPage('search', { ...asked, noindex: isAsked, previewOf: paths.home });
  const { hasExamples } = context.get(directoryContext).snapshot();
  return { page, heading, lead, queryLimit, results, hasExamples };
}

/** Asked nothing, it opens on its landscape; asked something, the answers stand right under the box. */
export default function Search({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, queryLimit, results, hasExamples } = loaderData;
  const isAsked = results.query !== '';
  return (
    <>
      <Hero page={page} heading={heading} lead={isAsked ? undefined : lead}>
        <Island of={SearchForm} props={{ query: results.query, maxLength: queryLimit }} />
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
