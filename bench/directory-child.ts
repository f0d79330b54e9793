import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { createDirectory } from '#app/studios/.server/directory.ts';
import { openEmbeddedTable } from '#app/studios/.server/import/embedded-table.ts';
import { importStudios } from '#app/studios/.server/import/import-studios.ts';

/** Measures one thing in a process of its own and says it as JSON: `import FOLDER FILE` or `load FOLDER`. Needs --expose-gc. */
const [what, folder = '', path = ''] = process.argv.slice(2);
const ignore = () => undefined;
console.log(JSON.stringify(await (what === 'import' ? measureImport() : measureLoad())));

async function measureImport() {
  const start = performance.now();
  const table = openEmbeddedTable(folder);
  await importStudios({
    ...{ path, table, dryRun: false, replace: false },
    ...{ onRecognised: ignore, onReport: ignore, onChange: ignore, onProgress: ignore },
  });
  await table.close();
  const milliseconds = performance.now() - start;
  return { milliseconds, maxBytes: process.resourceUsage().maxRSS * 1024 };
}

/** The first load, what stays in memory of it, and a later look that finds nothing new. */
async function measureLoad() {
  const store = openEmbeddedStore(folder);
  const directory = createDirectory({ store, cities: [], refreshSeconds: 1, log: ignore, now: () => new Date() });
  const before = heapBytes();
  const loadMs = await timed(directory.start);
  const heldBytes = heapBytes() - before;
  const lookMs = await timed(directory.start);
  await directory.close();
  await store.close();
  return { loadMs, heldBytes, lookMs };
}

async function timed(act: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

function heapBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
