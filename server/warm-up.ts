import type { PageCache } from './page-cache.ts';
import { StartError } from './start-error.ts';

/** Pages of rows can be tens of thousands; they come last in the sitemap and need not all be waited for. */
const maxPages = 1000;

interface Settings {
  readonly pages: PageCache;
  /** Whether the page is made of rows that strangers write. */
  readonly isOfStrangers: (path: string) => boolean;
  readonly log: (event: string, details: Record<string, unknown>) => void;
}

interface WarmedUp {
  /** The paths of the pages that are in the cache now. */
  readonly paths: readonly string[];
  /** Those made of strangers' rows that do not answer 200. */
  readonly broken: readonly string[];
}

/**
 * Renders the pages of the sitemap, up to a thousand, into the cache. That is also the self-check of the start: a page
 * of our own that does not answer 200 stops it. One made of strangers' rows never does, or a single row could keep the
 * whole site down; it is logged.
 */
export async function warmUp({ pages, isOfStrangers, log }: Settings): Promise<WarmedUp> {
  const sitemap = await read(pages, '');
  // A very long one is an index of parts, of which the first begins with the site's own pages.
  const [part] = sitemap.text.includes('<sitemapindex') ? addressesIn(sitemap.text) : [];
  const named = addressesIn(part ? (await read(pages, part.search)).text : sitemap.text).map(
    ({ pathname }) => pathname,
  );
  const paths = named.slice(0, maxPages);
  if (paths.length === 0) throw new StartError(`/sitemap.xml: answers ${sitemap.status} and names no page`);
  const ownErrors: string[] = [];
  const broken: string[] = [];
  for (const path of paths) {
    const { status } = (await pages.get(path, '')).stored;
    if (status === 200) continue;
    broken.push(path);
    if (isOfStrangers(path)) log('warm-up.page-broken', { path, status });
    else ownErrors.push(`${path} answers ${status}`);
  }
  if (ownErrors.length > 0) throw new StartError(`Pages of the sitemap are broken: ${ownErrors.join(', ')}`);
  return { paths: paths.filter((path) => !broken.includes(path)), broken };
}

async function read(pages: PageCache, search: string): Promise<{ status: number; text: string }> {
  const { stored } = await pages.get('/sitemap.xml', search);
  return { status: stored.status, text: await stored.answer({ acceptEncoding: null, ifNoneMatch: null }).text() };
}

function addressesIn(sitemap: string): URL[] {
  const locations = sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g);
  return Array.from(locations, ([, address = '']) => new URL(address.replaceAll(/&#(\d+);/g, letterOf)));
}

/** The sitemap escapes by number: `&#39;` in the address of a city with an apostrophe. */
function letterOf(_escaped: string, code: string): string {
  return String.fromCharCode(Number(code));
}
