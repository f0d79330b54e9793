import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The start of a site with fifty thousand studios, on a busy machine, with room. */
const maxTakeoverMs = 180_000;
const pollMs = 250;

/** What the site that runs on this machine serves as its service worker, which names the sources of its build; null where none runs. */
export async function runningBuild(): Promise<string | null> {
  const host = process.env.HOST || '127.0.0.1';
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${process.env.PORT || 3000}`;
  try {
    const answer = await fetch(`${origin}/sw.js`, { signal: AbortSignal.timeout(5000) });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** Waits until the running site serves a build; false when it does not within three minutes. */
export async function takenOver(build: string): Promise<boolean> {
  const wanted = await readFile(join(build, 'client/sw.js'), 'utf8');
  const lastMs = performance.now() + maxTakeoverMs;
  while (performance.now() < lastMs) {
    if ((await runningBuild()) === wanted) return true;
    await sleep(pollMs);
  }
  return false;
}
