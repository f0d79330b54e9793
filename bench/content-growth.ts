import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstByte } from './first-byte.ts';
import { startSite } from './processes.ts';
import { copyProject } from './project-copy.ts';
import { kilobytes } from './table.ts';

/** How many times as much. */
const factors = [1, 10, 100];
/** What can be copied as it is: a pose needs a figure of its own. */
const folders = ['articles', 'yoga-classes'];
const asked = 10;

/** A row for each size: the build, start to ready, memory, and first bytes of pages made for the request. */
export async function measureContentGrowth(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const factor of factors) {
    const { folder, remove } = copyProject();
    try {
      const [articles = 0, classes = 0] = folders.map((name) => multiply(join(folder, 'content', name), factor));
      const buildSeconds = build(folder);
      const site = await startSite(undefined, folder);
      // Any words after the number are the same article, at an address that is not in memory.
      const pages = Array.from(
        { length: Math.min(asked, articles) },
        (_, index) => `/artikler/${articles - index}/x${index}`,
      );
      const lists = ['/artikler?topic=yoga', '/artikler?topic=stress', '/yoga?level=lett', '/yoga?level=middels'];
      rows.push([
        articles.toLocaleString('en'),
        classes.toLocaleString('en'),
        buildSeconds.toFixed(1),
        (site.readyMilliseconds / 1000).toFixed(2),
        (site.residentBytes() / 1024 / 1024).toFixed(0),
        (await firstByte(site.origin, lists)).toFixed(1),
        (await firstByte(site.origin, pages)).toFixed(1),
        kilobytes(await compressedBytes(`${site.origin}/artikler`)),
      ]);
      await site.stop();
    } finally {
      remove();
    }
  }
  return rows;
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

function build(folder: string): number {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`the build with more content ended with ${status}`);
  return (performance.now() - start) / 1000;
}

/** fetch() unpacks what it gets; the length it was sent with stands in its header. */
async function compressedBytes(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'br' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}
