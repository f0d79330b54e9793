import { exampleStudios } from '#app/.server/example-studios.ts';
import { cities } from '#app/.server/library.ts';
import { contentDocuments } from '#app/.server/search/content-documents.ts';
import { buildContentIndex } from '#app/.server/search/content-index.ts';
import type { Hit, SearchIndexes, SearchResults } from '#app/.server/search/search.ts';
import { buildIndex } from '#app/.server/search/search-index.ts';
import { studioDocuments } from '#app/.server/search/studio-documents.ts';
import { takeSnapshot } from '#app/studios/snapshot.ts';
import { studioRow } from '#app/studios/studio-row.ts';
import { searchPlaces } from './.server/places.ts';

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
