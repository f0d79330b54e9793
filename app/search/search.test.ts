import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { routeArgs } from '#app/site/.server/route-fixture.ts';
import { directoryContext } from '#app/studios/.server/context.ts';
import { directoryOver } from '#app/studios/.server/directory-fixture.ts';
import { searchContext } from './.server/context.ts';
import { loader } from './search.tsx';
import { loader as suggest } from './search-suggestions.ts';

async function fixture() {
  const asked: string[] = [];
  const unanswered: string[] = [];
  const directory = await directoryOver([]);
  await directory.close();
  const context = new RouterContextProvider();
  context.set(directoryContext, directory);
  context.set(searchContext, {
    async search(query) {
      asked.push(query);
      return { query: query.trim(), total: 0, groups: [], care: null, place: null, session: null };
    },
    noteUnanswered: (query) => unanswered.push(query),
  });
  return { unanswered, asked, argsFor: (address: string) => routeArgs({ address, params: {}, context }) };
}

test('what is asked for is looked for, named in the title, and in no search engine', async () => {
  const { asked, argsFor } = await fixture();
  const { page, results } = await loader(argsFor('/sok?q=%20vondt+i+ryggen'));
  expect(asked).toEqual([' vondt i ryggen']);
  expect([page.title, page.noindex, results.total]).toEqual(['Søk etter «vondt i ryggen»', true, 0]);
});

test('asked nothing, the page is the search page', async () => {
  const { argsFor } = await fixture();
  const { page } = await loader(argsFor('/sok'));
  expect([page.path, page.noindex]).toEqual(['/sok', false]);
});

test('a question without an answer is noted, and what was only begun to be typed is not', async () => {
  const { unanswered, argsFor } = await fixture();
  await loader(argsFor('/sok?q=aerial'));
  await loader(argsFor('/sok'));
  await suggest(argsFor('/sok/forslag?q=aer'));
  expect(unanswered).toEqual(['aerial']);
});

test('suggestions are those of the same search', async () => {
  const { asked, argsFor } = await fixture();
  const answer = await suggest(argsFor('/sok/forslag?q=ro'));
  expect([asked, await answer.json()]).toEqual([['ro'], []]);
});
