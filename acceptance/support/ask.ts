/** The address of the site that is tested: `npm run acceptance` starts one and names it. */
export const origin = new URL(process.env.ORIGIN ?? 'http://localhost:3000').origin;

/** The site runs as it is developed: Vite answers, and what the site's own server does for every answer is missing. */
export const isDevelopment = process.env.ACCEPTANCE_TARGET === 'dev';

/** One request; a redirect is an answer of its own. */
export function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', ...init });
}

/** What a path answers, as a pair: `[308, '/yoga']`; null where it leads nowhere else. */
export async function leadsTo(path: string): Promise<readonly [status: number, location: string | null]> {
  const response = await ask(path);
  await response.body?.cancel();
  return [response.status, response.headers.get('location')];
}

/** Every canonical path that the sitemap names. */
export async function sitemapPaths(): Promise<string[]> {
  const sitemap = await (await ask('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address = '']) => new URL(address).pathname);
}
