import { test } from 'vitest';
import { exampleStudios } from '#app/.server/example-studios.ts';
import { cities } from '#app/.server/library.ts';
import { takeSnapshot } from '#app/studios/snapshot.ts';
import { studioRow } from '#app/studios/studio-row.ts';
import { contentDocuments } from './content-documents.ts';
import { buildContentIndex } from './content-index.ts';
import { search } from './search.ts';
import { buildIndex } from './search-index.ts';
import { studioDocuments } from './studio-documents.ts';

test('perf', async () => {
  const { content, split } = await buildContentIndex(contentDocuments());
  const rows = Array.from({ length: 5000 }, (_, i) => {
    const e = exampleStudios[i % exampleStudios.length];
    const syl = [
      'sol',
      'mane',
      'fjell',
      'hav',
      'lyng',
      'ro',
      'pust',
      'stille',
      'bjork',
      'nord',
      'vind',
      'dal',
      'elv',
      'strand',
      'sno',
      'is',
    ];
    const name = `${syl[i % 16]}${syl[(i * 7) % 16]}${syl[(i * 13 + 3) % 16]}${i % 97} ${e.name}`;
    return studioRow.parse({
      ...e,
      place_id: `x${i}`,
      name,
      address: `${syl[i % 16]}${syl[(i * 5) % 16]}veien ${i % 200}, ${String(1000 + (i % 9000)).padStart(4, '0')} ${cities[i % 38].name}, Norge`,
      description: `${e.description ?? ''} ${i} ${name} ${syl[(i * 3) % 16]}${syl[(i * 11) % 16]}${syl[i % 7]}`,
    });
  });
  const snapshot = takeSnapshot(rows, new Date());
  let t = performance.now();
  const docs = studioDocuments(
    snapshot,
    cities.map((c) => c.name),
  );
  console.log('docs', performance.now() - t);
  t = performance.now();
  let worst = 0,
    last = performance.now();
  const timer = setInterval(() => {
    const n = performance.now();
    worst = Math.max(worst, n - last);
    last = n;
  }, 1);
  const studios = await buildIndex(docs, split);
  clearInterval(timer);
  console.log('build', performance.now() - t, 'words', studios.words.size, 'worst block', worst);
  for (const q of [
    'yoga',
    'yoga i oslo',
    'vondt i ryggen',
    'yogastudio i trondhjem',
    'solmaneyga',
    'meditasjn',
    'qwertyuiopåasdfgh',
    'yinyoga bergen hatha vinyasa',
    'a b c d e f g h j k l m n o p',
    Array.from({ length: 40 }, (_, i) => 'xqzw' + i).join(' '),
    'studio',
    's',
    'so',
    'x'.repeat(10000),
    'yoga studio oslo bergen meditasjon hatha yin vinyasa stavanger rolig te timer',
  ]) {
    const times = [0, 1, 2].map(() => {
      const t = performance.now();
      search(q, { content, studios, split });
      return performance.now() - t;
    });
    const r = search(q, { content, studios, split });
    console.log(
      q.slice(0, 40),
      r.total,
      times.map((x) => x.toFixed(1)).join(' '),
      r.groups.map((g) => g.kind + g.total).join(' '),
    );
  }
}, 60000);
