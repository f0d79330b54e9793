import type { SearchDocument } from '#app/site/.server/index.ts';
import { createCompoundSplitter, type SplitCompound } from './compounds.ts';
import { foldedWords } from './normalise.ts';
import { buildIndex, type SearchIndex } from './search-index.ts';

/** The index of the site's own pages, with the splitter that its words make. */
export async function buildContentIndex(
  documents: readonly SearchDocument[],
): Promise<{ readonly content: SearchIndex; readonly split: SplitCompound }> {
  const split = createCompoundSplitter(documents.flatMap(wordsOf));
  return { content: await buildIndex(documents, split), split };
}

function wordsOf({ title, description, names, tags, passages }: SearchDocument): readonly string[] {
  return foldedWords([title, description, ...names, ...tags, ...passages].join('\n'));
}
