import { paths, withQuery } from '#app/paths.ts';
import { absolute } from '#app/site/index.ts';
import { escapeXml } from '#app/text/index.ts';
import type { SitePage } from './site-pages.ts';

/** The bounds of one file, as the protocol sets them (https://www.sitemaps.org/protocol.html): addresses and bytes, with room for its frame. */
const maxPages = 50_000;
const maxBytes = 50_000_000;

const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const encoder = new TextEncoder();

type Listed = Pick<SitePage, 'path' | 'updated'>;

/**
 * All pages as a sitemap: one file where one holds them, else an index of several. `part` is the one asked for; without it, or
 * where there is no such part, the whole. Parts lie at the same path, so that each may name every address of the site.
 */
export function sitemap(pages: readonly Listed[], siteUrl: string, part: string | null): string {
  const parts = split(pages.map((page) => entryOf(page, siteUrl)));
  const asked = parts.length > 1 ? parts[Number(part) - 1] : parts[0];
  if (asked) return document('urlset', asked);
  const address = (index: number) => absolute(withQuery(paths.sitemap, { del: String(index + 1) }), siteUrl);
  return document(
    'sitemapindex',
    parts.map((_, index) => `<sitemap><loc>${escapeXml(address(index))}</loc></sitemap>`),
  );
}

function entryOf({ path, updated }: Listed, siteUrl: string): string {
  const changed = updated === null ? '' : `<lastmod>${updated}</lastmod>`;
  return `<url><loc>${escapeXml(absolute(path, siteUrl))}</loc>${changed}</url>`;
}

function split(entries: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    const size = encoder.encode(entry).byteLength + 1;
    const last = parts.at(-1);
    if (!last || last.length >= maxPages || bytes + size > maxBytes - 1000) {
      parts.push([entry]);
      bytes = size;
    } else {
      last.push(entry);
      bytes += size;
    }
  }
  return parts;
}

function document(root: string, entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${xmlns}>\n${entries.join('\n')}\n</${root}>\n`;
}
