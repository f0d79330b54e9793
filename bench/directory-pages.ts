import { setTimeout as sleep } from 'node:timers/promises';
import { studioSlug } from '#app/studios/rules/slug.ts';
import { studioRows } from './directory-rows.ts';
import { type Running, startSite } from './processes.ts';

/** How long each answer took to arrive whole, and what one took of the site's processor time on average. */
export interface Times {
  readonly milliseconds: readonly number[];
  /** 0 where the machine does not tell. Unlike the clock, hardly moved by what else the machine does. */
  readonly processorMs: number;
}

const samples = 200;
/** Asked for before anything is measured, so that a small directory is not measured with colder code than a large one. */
const warmUps = 60;
const perPage = 24;
/** Of a second, what an idle site takes at most. */
const idleMs = 80;
const maxSettlingSeconds = 300;

/**
 * Asks the built site over loopback for the city overview, the pages of the largest city and studio pages, so that each
 * is rendered, and as often from the page cache. What is never kept is rendered: a search, a style that there is not, a
 * postal code to be near (whose answer is not cacheable, so it has no second measure), another letter case of the address.
 */
export async function measurePages(count: number, folder: string) {
  const slugs = [...studioRows(count)].map(({ name }) => studioSlug(name));
  const pages = Math.max(Math.floor(count / 5 / perPage), 1);
  const addresses: Readonly<Record<string, readonly [rendered: (index: number) => string, kept: string | null]>> = {
    'city overview': [() => '/yogastudioer?q=e', '/yogastudioer'],
    'largest city': [(index) => `/yogastudioer/oslo?stil=-${index}&side=${(index % pages) + 1}`, '/yogastudioer/oslo'],
    'nearest in the largest city': [(index) => `/yogastudioer/oslo?naer=${postalCodeOf(index)}`, null],
    studio: [
      (index) => `/yogastudioer/studio/${inOtherCase(slugs[index % slugs.length] ?? '', index)}`,
      `/yogastudioer/studio/${slugs[0]}`,
    ],
  };
  const site = await startSite(folder);
  try {
    await settle(site);
    const measured: { page: string; rendered: Times; kept: Times | null }[] = [];
    for (const [page, [rendered, kept]] of Object.entries(addresses)) {
      measured.push({
        page,
        rendered: await times(site, rendered),
        kept: kept === null ? null : await times(site, () => kept),
      });
    }
    return measured;
  } finally {
    await site.stop();
  }
}

/** One that stands in addresses of the largest city, however small the directory is. */
function postalCodeOf(index: number): string {
  return String(1000 + (index % 20) * 5);
}

/** Up to 2^n spellings of one address, each of which the cache takes for a page of its own. */
function inOtherCase(slug: string, index: number): string {
  const bits = index + 1;
  return [...slug].map((letter, at) => ((bits >> at) & 1 ? letter.toUpperCase() : letter)).join('');
}

async function times(site: Running, address: (index: number) => string): Promise<Times> {
  for (let index = 0; index < warmUps; index += 1) await ask(site.origin + address(index));
  const milliseconds: number[] = [];
  const before = site.processorMs();
  for (let index = 0; index < samples; index += 1) {
    const start = performance.now();
    await ask(site.origin + address(warmUps + index));
    milliseconds.push(performance.now() - start);
  }
  return { milliseconds, processorMs: (site.processorMs() - before) / samples };
}

async function ask(address: string): Promise<void> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} answers ${answer.status}`);
}

/** After its start the site compresses what it keeps. Waits until that no longer takes a processor's time. */
async function settle(site: Running): Promise<void> {
  for (let second = 0; second < maxSettlingSeconds; second += 1) {
    const before = site.processorMs();
    await sleep(1000);
    if (site.processorMs() - before <= idleMs) return;
  }
}
