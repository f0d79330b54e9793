import { studioSlug } from '#app/studios/rules/slug.ts';
import { measureImport } from './directory-measures.ts';
import { studioRows } from './directory-rows.ts';
import { firstByte, inFolder, startSite } from './processes.ts';
import { megabytes, whole } from './report.ts';

/** As many as the example studios, ten times and a hundred times as many. */
const sizes = [50, 500, 5000];
const asked = 10;

/** A row for each size: start to ready on a data folder that is there, memory, first byte of pages asked for the first time. */
export async function measureGrowth(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const size of sizes) rows.push(await inFolder((dataDir) => measure(dataDir, size)));
  return rows;
}

async function measure(dataDir: string, size: number): Promise<string[]> {
  measureImport(dataDir, size);
  const site = await startSite(dataDir);
  const slugs = [...studioRows(size)].slice(-asked).map(({ name }) => studioSlug(name));
  const lists = [
    ['/'],
    Array.from({ length: asked }, (_, index) => `/yogastudioer/oslo?side=${index + 1}`),
    slugs.map((slug) => `/yogastudioer/studio/${slug}`),
  ];
  const row = [whole(size), (site.readyMs / 1000).toFixed(2), megabytes(site.residentBytes())];
  for (const paths of lists) row.push((await firstByte(site.origin, paths)).toFixed(1));
  await site.stop();
  return row;
}
