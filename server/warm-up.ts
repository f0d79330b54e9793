import type { PageCache } from './page-cache.ts';
import { StartError } from './start-error.ts';

/**
 * Renders every page of the sitemap into the cache and gives their paths. That is also the self-check of the start:
 * a page that does not answer 200 stops it.
 */
export async function warmUp(pages: PageCache): Promise<readonly string[]> {
  const paths = pathsIn(await textOf(pages, '/sitemap.xml'));
  if (paths.length === 0) throw new StartError('/sitemap.xml: names no page');
  for (const path of paths) await textOf(pages, path);
  return paths;
}

async function textOf(pages: PageCache, path: string): Promise<string> {
  const { stored } = await pages.get(path, '');
  if (stored.status !== 200) throw new StartError(`${path}: answers ${stored.status}, though the sitemap names it`);
  return stored.answer({ acceptEncoding: null, ifNoneMatch: null }).text();
}

function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => {
    return new URL(address.replaceAll('&amp;', '&')).pathname;
  });
}
