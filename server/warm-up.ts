import type { PageCache } from './page-cache.ts';
import { StartError } from './start-error.ts';

/** A directory can have tens of thousands of studios; their pages come last in the sitemap and need not all be waited for. */
const mostPages = 1000;

/**
 * Renders the pages of the sitemap, up to a thousand, into the cache and gives their paths. That is also the self-check of the start:
 * a page that does not answer 200 stops it.
 */
export async function warmUp(pages: PageCache): Promise<readonly string[]> {
  const sitemap = await read(pages, '');
  // A very long one is an index of parts, of which the first begins with the site's own pages.
  const [part] = sitemap.text.includes('<sitemapindex') ? addressesIn(sitemap.text) : [];
  const named = addressesIn(part ? (await read(pages, part.search)).text : sitemap.text).map(
    ({ pathname }) => pathname,
  );
  const paths = named.slice(0, mostPages);
  if (paths.length === 0) throw new StartError(`/sitemap.xml: answers ${sitemap.status} and names no page`);
  const broken: string[] = [];
  for (const path of paths) {
    const { stored } = await pages.get(path, '');
    if (stored.status !== 200) broken.push(`${path} answers ${stored.status}`);
  }
  if (broken.length > 0) throw new StartError(`Pages of the sitemap are broken: ${broken.join(', ')}`);
  return paths;
}

async function read(pages: PageCache, search: string): Promise<{ status: number; text: string }> {
  const { stored } = await pages.get('/sitemap.xml', search);
  return { status: stored.status, text: await stored.answer({ acceptEncoding: null, ifNoneMatch: null }).text() };
}

function addressesIn(sitemap: string): URL[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => {
    return new URL(address.replaceAll('&amp;', '&'));
  });
}
