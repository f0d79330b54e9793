import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { openEmbeddedTable } from '#app/.server/studio-import/embedded-table.ts';
import { importStudios } from '#app/.server/studio-import/import-studios.ts';
import { embeddedFile } from '#app/.server/studio-store/embedded-database.ts';
import { studioSlug } from '#app/studios/slug.ts';
import { freePort } from '../scripts/free-port.ts';
import { studioRows } from './directory-rows.ts';

/**
 * `npm run bench:directory`: how the studio directory behaves from 100 to 50,000 studios. Pages are asked for from the
 * built site over loopback, each one for the first time, so that what is measured is rendering and not the page cache.
 */
const letters = 'abdefghiklmnoprstuvy';
const sizes = process.argv.slice(2).map(Number);
const loaded = z.object({ loadMilliseconds: z.number(), heldBytes: z.number(), lookMilliseconds: z.number() });

const columns = [
  'studios',
  'import s',
  'load ms',
  'held MB',
  'look ms',
  'overview p50 / p99 ms',
  'city p50 / p99 ms',
  'studio p50 / p99 ms',
];

// Line by line: the largest take a while.
printLine(columns);
printLine(columns.map(() => '---'));
for (const size of sizes.length > 0 ? sizes : [100, 1000, 10_000, 50_000]) printLine(await measure(size));

function printLine(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

async function measure(size: number): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pusterom-bench-'));
  try {
    const importMilliseconds = await measureImport(size, folder);
    const load = measureLoad(folder);
    const pages = await measurePages(size, folder);
    return [
      size.toLocaleString('en'),
      (importMilliseconds / 1000).toFixed(1),
      load.loadMilliseconds.toFixed(0),
      (load.heldBytes / 1024 / 1024).toFixed(1),
      load.lookMilliseconds.toFixed(1),
      ...pages,
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureImport(size: number, folder: string): Promise<number> {
  const path = join(folder, 'studios.jsonl');
  const text = studioRows(size).map((row) => `${JSON.stringify(row)}\n`);
  await pipeline(Readable.from(text), createWriteStream(path));
  const start = performance.now();
  const table = openEmbeddedTable(folder);
  const ignore = () => undefined;
  await importStudios({
    ...{ path, table, dryRun: false, replace: false },
    ...{ onRecognised: ignore, onReport: ignore, onChange: ignore, onProgress: ignore },
  });
  await table.close();
  return performance.now() - start;
}

function measureLoad(folder: string): z.infer<typeof loaded> {
  const { stdout } = spawnSync(process.execPath, ['--expose-gc', 'bench/directory-load.ts', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return loaded.parse(JSON.parse(stdout));
}

async function measurePages(size: number, folder: string): Promise<string[]> {
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    PICTURE_BUDGET_MB: '0',
    STUDIO_REFRESH_SECONDS: '1',
  };
  const server = spawn(process.execPath, ['build/server/index.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const origin = `http://127.0.0.1:${port}`;
    const loadedAt = await ready(origin);
    // A change drops the pages that were rendered at the start.
    touch(folder);
    while ((await ready(origin)) === loadedAt) await new Promise((resolve) => setTimeout(resolve, 100));
    const names = studioRows(size)
      .map(({ name }) => studioSlug(String(name)))
      .toArray();
    const asked = Math.min(200, size);
    return [
      await times(
        origin,
        Array.from({ length: 60 }, (_, index) => `/yogastudioer?q=${letters[index % letters.length]}${index}`),
      ),
      await times(
        origin,
        Array.from({ length: asked }, (_, index) => `/yogastudioer/oslo?side=${index + 1}`),
      ),
      await times(
        origin,
        names.slice(-asked).map((slug) => `/yogastudioer/studio/${slug}`),
      ),
    ];
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

function touch(folder: string): void {
  const database = new DatabaseSync(embeddedFile(folder), { timeout: 5000 });
  database.exec('update "database-yoga" set reviews = 1 where id = (select min(id) from "database-yoga")');
  database.close();
}

/** When the studios were loaded that the site shows now. */
async function ready(origin: string): Promise<string> {
  for (;;) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    const state: unknown = await answer?.json();
    if (answer?.ok) return z.object({ snapshot: z.object({ loadedAt: z.string() }) }).parse(state).snapshot.loadedAt;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function times(origin: string, paths: readonly string[]): Promise<string> {
  const milliseconds: number[] = [];
  for (const path of paths) {
    const start = performance.now();
    const answer = await fetch(origin + path);
    await answer.arrayBuffer();
    milliseconds.push(performance.now() - start);
  }
  milliseconds.sort((a, b) => a - b);
  const at = (share: number) => (milliseconds[Math.floor((milliseconds.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.99)}`;
}
