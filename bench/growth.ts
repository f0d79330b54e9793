import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { studioSlug } from '#app/studios/rules/slug.ts';
import { measureImport } from './directory-children.ts';
import { studioRows } from './directory-rows.ts';
import { firstByte } from './first-byte.ts';
import { startSite } from './processes.ts';

/** As many as the example studios, ten times and a hundred times as many. */
const sizes = [50, 500, 5000];
const asked = 10;

/** A row for each size: start to ready on a data folder that is there, memory, first byte of pages asked for the first time. */
export async function measureGrowth(): Promise<string[][]> {
  const rows: string[][] = [];
  for (const size of sizes) {
    const dataDir = mkdtempSync(join(tmpdir(), 'pusterom-growth-'));
    try {
      fill(dataDir, size);
      const site = await startSite(dataDir);
      const names = [...studioRows(size)].map(({ name }) => studioSlug(String(name)));
      const studios = names.slice(-asked).map((slug) => `/yogastudioer/studio/${slug}`);
      const cities = Array.from({ length: asked }, (_, index) => `/yogastudioer/oslo?side=${index + 1}`);
      rows.push([
        size.toLocaleString('en'),
        (site.readyMilliseconds / 1000).toFixed(2),
        (site.residentBytes() / 1024 / 1024).toFixed(0),
        (await firstByte(site.origin, ['/'])).toFixed(1),
        (await firstByte(site.origin, cities)).toFixed(1),
        (await firstByte(site.origin, studios)).toFixed(1),
      ]);
      await site.stop();
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return rows;
}

function fill(dataDir: string, size: number): void {
  const path = join(dataDir, 'studios.jsonl');
  writeFileSync(path, [...studioRows(size)].map((row) => `${JSON.stringify(row)}\n`).join(''));
  measureImport(path, dataDir);
}
