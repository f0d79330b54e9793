import type { RouterContextProvider } from 'react-router';
import { type SiteSettings, siteDefaults } from '../settings.ts';

/** For tests: the settings of a site whose owner has set nothing. */
export const site: SiteSettings = { ...siteDefaults, url: 'https://pusterom.example' };

interface Asked<Params> {
  /** Path and query. */
  readonly address: string;
  readonly params: Params;
  readonly context: RouterContextProvider;
  /** The fields of a form that was sent; without them it is a GET. */
  readonly form?: Readonly<Record<string, string>>;
}

/** For tests: what a loader or an action is called with. */
export function routeArgs<Params>({ address, params, context, form }: Asked<Params>) {
  const url = new URL(address, site.url);
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) });
  return { request, url, pattern: url.pathname, params, context };
}

/** For tests: the status and the goal of what a loader throws: a redirect, or a page that does not exist. */
export async function thrownBy(load: () => unknown): Promise<{ status: number; location: string | null }> {
  try {
    await load();
  } catch (thrown) {
    if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('location') };
    throw thrown;
  }
  throw new Error('nothing was thrown');
}
