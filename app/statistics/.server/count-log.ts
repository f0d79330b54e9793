import { type DayCounts, noCounts } from './day-counts.ts';

/** Made-up paths and hosts are without end; so many are counted by name, and the rest together. */
const maxNames = 5000;
const others = '…';

type Details = Readonly<Record<string, unknown>>;

/** Counts one line of the log, where it is about a page that somebody was shown. */
export function countLine(counts: DayCounts, event: string, details: Details): void {
  if (event !== 'request' || details.kind !== 'page' || details.method !== 'GET') return;
  // An answer 304 is a page opened again.
  if (details.status !== 200 && details.status !== 304) return;
  const { path, from, crawler } = details;
  if (typeof path !== 'string' || !isOpened(path)) return;
  if (typeof crawler === 'string') {
    count(counts.crawlers, crawler);
    return;
  }
  count(counts.pages, path);
  if (typeof from === 'string') count(counts.sources, from);
}

/** Pages, and the sound of a session; pictures, feeds and what is asked for while somebody types are parts of them. */
function isOpened(path: string): boolean {
  return (!/\.[a-z0-9]+$/iu.test(path) && path !== '/sok/forslag') || path.endsWith('/lyd.mp3');
}

/** The lines of a log, whatever else stands between them. */
export function countLog(lines: Iterable<string>): DayCounts {
  const counts = noCounts();
  for (const line of lines) {
    const { event, ...details } = readLine(line);
    countLine(counts, String(event), details);
  }
  return counts;
}

function readLine(line: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  } catch {
    return {};
  }
}

function count(of: Record<string, number>, name: string): void {
  const known = of[name] !== undefined || Object.keys(of).length < maxNames ? name : others;
  of[known] = (of[known] ?? 0) + 1;
}
