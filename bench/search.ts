import { cities } from '#app/.server/library.ts';
import { contentDocuments } from '#app/search/.server/content-documents.ts';
import { buildContentIndex } from '#app/search/.server/content-index.ts';
import { searchPlaces } from '#app/search/.server/places.ts';
import { search } from '#app/search/.server/search.ts';
import { buildIndex } from '#app/search/.server/search-index.ts';
import { studioDocuments } from '#app/search/.server/studio-documents.ts';
import { takeSnapshot } from '#app/studios/rules/snapshot.ts';
import { studioRow } from '#app/studios/rules/studio-row.ts';
import { studioRows } from './directory-rows.ts';
import { quantile } from './report.ts';

/** `npm run bench:search`: what a suggestion costs while someone types, among 5,000 studios; 50 ms is what it may. */
const studioCount = 5000;
const rounds = 20;
const typed = [
  'v',
  'vo',
  'vondt i r',
  'vondt i ryggen',
  'ryggøvelser',
  'meditasjn',
  'paschimotanasana',
  'yoga oslo',
  'yin',
];

const started = performance.now();
const { content, split } = await buildContentIndex(contentDocuments());
const rows = [...studioRows(studioCount)].map((row) =>
  studioRow.parse({ ...row, rating: String(row.rating), reviews: String(row.reviews) }),
);
const names = cities.map(({ name }) => name);
const snapshot = takeSnapshot(rows, new Date());
const indexing = performance.now();
const studios = await buildIndex(studioDocuments(snapshot, names), split);
const places = searchPlaces(snapshot, names);
console.log(`content indexed in ${since(started, indexing)}, ${studioCount} studios in ${since(indexing)}`);

const times: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  for (const query of typed) {
    const start = performance.now();
    search(query, { content, studios, split, places });
    times.push(performance.now() - start);
  }
}
const share = (part: number) => quantile(times, part).toFixed(1);
console.log(`a query: half within ${share(0.5)} ms, 95 % within ${share(0.95)} ms, the slowest ${share(1)} ms`);

function since(start: number, end = performance.now()): string {
  return `${Math.round(end - start)} ms`;
}
