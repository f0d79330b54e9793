import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Incremental } from '#app/studios/rules/index.ts';

/** What visitors hardly notice. */
const sliceMs = 20;

/** Does the work in slices of a fiftieth of a second, between which visitors are served. */
export async function runInSlices<Result>(steps: Incremental<Result>): Promise<Result> {
  let endMs = performance.now() + sliceMs;
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() < endMs) continue;
    await nextTurn();
    endMs = performance.now() + sliceMs;
  }
}
