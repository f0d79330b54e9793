import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { Hero, type RouteHandle } from '#app/site/index.ts';
import { directoryContext } from '#app/studios/.server/index.ts';
import { queryLimit } from '#app/text/index.ts';
import { searchContext } from './.server/context.ts';
import type { SearchResults } from './.server/search.ts';
import type { Route } from './+types/search';
import { SearchCare, SearchPlaceNote, SearchSession } from './search-care.tsx';
import SearchForm from './search-form.island.tsx';
import { SearchNothing, SearchResultList, SearchSummary } from './search-results.tsx';
import { SearchStart } from './search-start.tsx';

export const handle: RouteHandle = { query: { q: 'text' } };

export async function loader({ url, context }: Route.LoaderArgs) {
  const site = context.get(searchContext);
  const results = await site.search(url.searchParams.get('q') ?? '');
  const isAsked = results.query !== '';
  if (isAsked && isUnanswered(results)) site.noteUnanswered(results.query);
  const asked = isAsked && { title: `Søk etter «${results.query}»`, opening: undefined };
  const { page, heading, lead } = textPage('search', { ...asked, noindex: isAsked, previewOf: paths.home });
  const { hasExamples } = context.get(directoryContext).snapshot();
  return { page, heading, lead, queryLimit, results, hasExamples };
}

/** Never of what speaks of distress, pain or illness: that has its answer in the care that it is met with. */
function isUnanswered({ total, care, place, session }: SearchResults): boolean {
  return total === 0 && !care && !place && !session;
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
        {results.session && <SearchSession session={results.session} />}
        {isAsked && !results.care?.isAcute && <SearchSummary results={results} />}
      </Hero>
      {!isAsked && <SearchStart />}
      {results.total > 0 && <SearchResultList groups={results.groups} hasExamples={hasExamples} />}
      {isAsked && results.total === 0 && !results.care && !results.session && <SearchNothing />}
    </>
  );
}
