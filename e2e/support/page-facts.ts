import type { APIRequestContext } from '@playwright/test';
import { type PageFacts, pageFacts } from '../../acceptance/support/page-facts.ts';

export { structuredData, textOf } from '../../acceptance/support/page-facts.ts';

export async function readPage(request: APIRequestContext, path: string): Promise<PageFacts> {
  const response = await request.get(path);
  return pageFacts(response.status(), await response.text());
}

/** Every canonical path of the sitemap. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname);
}
