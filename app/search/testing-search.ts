import { exampleStudios } from '#app/.server/database/example-studios.ts';
import { cities } from '#app/.server/library.ts';
import { takeSnapshot } from '#app/studios/rules/snapshot.ts';
import { studioRow } from '#app/studios/rules/studio-row.ts';
import { contentDocuments } from './.server/content-documents.ts';
import { buildContentIndex } from './.server/content-index.ts';
import { searchPlaces } from './.server/places.ts';
import type { Hit, SearchIndexes, SearchResults } from './.server/search.ts';
import { buildIndex } from './.server/search-index.ts';
import { studioDocuments } from './.server/studio-documents.ts';

/** The real content and the example studios, ready to be searched. */
export async function exampleIndexes(): Promise<SearchIndexes> {
  const rows = exampleStudios.map((row) => studioRow.parse(row));
  const snapshot = takeSnapshot(rows, new Date('2025-03-22'));
  const { content, split } = await buildContentIndex(contentDocuments());
  const names = cities.map(({ name }) => name);
  const studios = await buildIndex(studioDocuments(snapshot, names), split);
  return { content, split, studios, places: searchPlaces(snapshot, names) };
}

/** The hits of all kinds, best first. */
export function hitsOf({ groups }: SearchResults): readonly Hit[] {
  return groups.flatMap(({ hits }) => hits).toSorted((a, b) => b.score - a.score);
}
