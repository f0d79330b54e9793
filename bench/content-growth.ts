import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstByte, startSite } from './processes.ts';
import { inProjectCopy } from './project-copy.ts';
import { kilobytes, megabytes, whole } from './report.ts';

/** How many times as much. */
const factors = [1, 10, 100];
const asked = 10;
const lists = ['/artikler?topic=yoga', '/artikler?topic=stress', '/yoga?level=lett', '/yoga?level=middels'];

/** A row for each size: the build, start to ready, memory, and first bytes of pages made for the request. */
export async function measureContentGrowth(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const factor of factors) rows.push(await inProjectCopy((project) => measure(project, factor)));
  return rows;
}

async function measure(project: string, factor: number): Promise<string[]> {
  // What can be copied as it is: a pose needs a figure of its own.
  const articles = multiply(join(project, 'content/articles'), factor);
  const classes = multiply(join(project, 'content/yoga-classes'), factor);
  const startedAt = performance.now();
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: project,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (build.status !== 0) throw new Error(`the build with more content ended with ${build.status}`);
  const buildSeconds = (performance.now() - startedAt) / 1000;
  const site = await startSite(undefined, project);
  // Any words after the number are the same article, at an address that is not in memory.
  const pages = Array.from(
    { length: Math.min(asked, articles) },
    (_, index) => `/artikler/${articles - index}/x${index}`,
  );
  // fetch() unpacks what it gets; the length it was sent with stands in its header.
  const all = await fetch(`${site.origin}/artikler`, { headers: { 'Accept-Encoding': 'br' } });
  await all.arrayBuffer();
  const row = [
    ...[whole(articles), whole(classes), buildSeconds.toFixed(1), (site.readyMs / 1000).toFixed(2)],
    megabytes(site.residentBytes()),
    (await firstByte(site.origin, lists)).toFixed(1),
    (await firstByte(site.origin, pages)).toFixed(1),
    kilobytes(Number(all.headers.get('content-length'))),
  ];
  await site.stop();
  return row;
}

/** Copies each text under a number, slug, title and file name of its own; returns how many there are. */
function multiply(folder: string, factor: number): number {
  const names = readdirSync(folder);
  for (const name of names) {
    const text = readFileSync(join(folder, name), 'utf8');
    const id = Number(/^id: (\d+)$/mu.exec(text)?.[1]);
    for (let copy = 1; copy < factor; copy += 1) {
      const changed = text
        .replace(/^id: .*$/mu, `id: ${id + copy * names.length}`)
        .replace(/^slug: (.*)$/mu, `slug: $1-${copy}`)
        .replace(/^title: (.*)$/mu, `title: $1 – ${copy}`);
      writeFileSync(join(folder, name.replace(/(?=\.md$)/u, `-${copy}`)), changed);
    }
  }
  return names.length * factor;
}
