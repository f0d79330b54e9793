import { openEmbeddedStore } from '#app/.server/database/embedded.ts';
import { createDirectory } from '#app/studios/.server/directory.ts';

/**
 * Loads the directory of the data folder once, in a process of its own, and says as JSON how long it took, what stays in
 * memory, and how long a later look takes that finds nothing new. Run with --expose-gc.
 */
const store = openEmbeddedStore(process.argv[2] ?? '');
const heapBytes = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};
const directory = createDirectory({
  store,
  cities: [],
  refreshSeconds: 1,
  log: () => undefined,
  now: () => new Date(),
});
const before = heapBytes();
const start = performance.now();
await directory.start();
const loadMilliseconds = performance.now() - start;
const heldBytes = heapBytes() - before;
const lookStart = performance.now();
await directory.start();
const lookMilliseconds = performance.now() - lookStart;
console.log(
  JSON.stringify({ loadMilliseconds, heldBytes, lookMilliseconds, studios: directory.snapshot().studios.length }),
);
await directory.close();
await store.close();
