import type { JsonLdObject } from 'schema-dts';
import type { HouseOpening, Opening } from '#app/drawings/index.ts';
import type { NavigationLink } from './navigation.ts';

/** What a page tells the document shell: its name in search results, its address and its place on the site. */
export interface Page {
  /** Stands before «| Pusterom» in the title. */
  readonly title: string;
  /** The title stands alone, without the site's name behind it. */
  readonly ownTitle?: boolean;
  readonly description: string;
  /** Words for search engines that still read them. */
  readonly keywords?: readonly string[];
  /** No query, no trailing slash. */
  readonly path: string;
  /** Of the page whose words these are, where they are not the page's own: search engines show that one. */
  readonly canonicalPath?: string;
  /** From the first level below the front page down to the page itself. */
  readonly trail: readonly NavigationLink[];
  /** The landscape that the page opens on; without one the header lies on plain paper. */
  readonly opening?: Opening | HouseOpening;
  /** For the dark: the page is dark whatever the visitor has chosen. */
  readonly isNight?: boolean;
  /** Kept out of search engines: not found, filtered lists, results. */
  readonly noindex?: boolean;
  readonly type?: 'article';
  /** The page whose picture a shared link shows; its own, where it has one. */
  readonly previewOf?: string;
  /** schema.org data about what the page shows. */
  readonly structuredData?: readonly JsonLdObject[];
}

/** The page described in a route's loader data, if it describes one. */
export function pageOf(loaderData: unknown): Page | undefined {
  return describesPage(loaderData) ? loaderData.page : undefined;
}

function describesPage(loaderData: unknown): loaderData is { page: Page } {
  return typeof loaderData === 'object' && loaderData !== null && 'page' in loaderData;
}
