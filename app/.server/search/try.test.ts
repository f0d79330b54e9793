import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { exampleStudios } from '/work/main/app/.server/example-studios.ts';
import { cities } from '/work/main/app/.server/library.ts';
import { contentDocuments } from '/work/main/app/.server/search/content-documents.ts';
import { buildContentIndex } from '/work/main/app/.server/search/content-index.ts';
import { search } from '/work/main/app/.server/search/search.ts';
import { buildIndex } from '/work/main/app/.server/search/search-index.ts';
import { studioDocuments } from '/work/main/app/.server/search/studio-documents.ts';
import { takeSnapshot } from '/work/main/app/studios/snapshot.ts';
import { studioRow } from '/work/main/app/studios/studio-row.ts';

test('try', async () => {
  const docs = contentDocuments();
  let t = performance.now();
  const { content, split } = await buildContentIndex(docs);
  console.log('content', docs.length, content.words.size, performance.now() - t);
  const snapshot = takeSnapshot(
    exampleStudios.map((row) => studioRow.parse(row)),
    new Date(),
  );
  const studios = await buildIndex(
    studioDocuments(
      snapshot,
      cities.map((c) => c.name),
    ),
    split,
  );
  for (const q of readFileSync('/tmp/q.txt', 'utf8').trim().split('\n')) {
    t = performance.now();
    const r = search(q, { content, studios, split });
    const ms = performance.now() - t;
    const flat = r.groups
      .flatMap((g) => g.hits.map((h) => ({ k: g.kind, ...h })))
      .toSorted((a, b) => b.score - a.score);
    console.log(
      '::',
      JSON.stringify(r.groups[0]?.hits[0]?.excerpt.filter((x) => x.isMarked)),
      `${q}  [${r.total}, ${ms.toFixed(1)}ms] ` +
        flat
          .slice(0, 5)
          .map((h) => `${h.path} ${h.score.toFixed(1)}`)
          .join(' | '),
    );
  }
});
