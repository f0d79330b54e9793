import { z } from 'zod';

/** What the HTML of a page says, read without a browser. */
export interface PageFacts {
  readonly status: number;
  readonly html: string;
  /** What stands between header and footer. */
  readonly text: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly robots: string;
  /** The first-level headings; a good page has one. */
  readonly headings: readonly string[];
  /** What the visible breadcrumb says, front page first. */
  readonly breadcrumb: readonly string[];
  /** The same, as `BreadcrumbList` says it. */
  readonly breadcrumbList: readonly { readonly name: string; readonly item: string }[];
}

const breadcrumbData = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
});

/** Reads the facts of a page out of its HTML. */
export function pageFacts(status: number, html: string): PageFacts {
  const navigation = first(html, /<nav[^>]*aria-label="Brødsmuler"[^>]*>(.*?)<\/nav>/su);
  return {
    status,
    html,
    text: textOf(html.replace(/^.*<main[^>]*>|<\/main>.*$/gsu, '')),
    title: first(html, /<title>(.*?)<\/title>/su),
    description: first(html, /<meta name="description" content="([^"]*)"/u),
    canonical: first(html, /<link rel="canonical" href="([^"]*)"/u),
    robots: first(html, /<meta name="robots" content="([^"]*)"/u),
    headings: all(html, /<h1[^>]*>(.*?)<\/h1>/gsu),
    breadcrumb: all(navigation, /<li[^>]*>(.*?)<\/li>/gsu),
    breadcrumbList: structuredData(html)
      .map((item) => breadcrumbData.safeParse(item))
      .flatMap(({ data }) => data?.itemListElement ?? []),
  };
}

/** Every `application/ld+json` of a page. */
export function structuredData(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

/** The text of a piece of HTML. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#x27|#39);/gu, (entity) => entities[entity] ?? entity)
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

function first(html: string, pattern: RegExp): string {
  const inner = pattern.exec(html)?.[1] ?? '';
  return inner.includes('<li') ? inner : textOf(inner);
}

function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, inner = '']) => textOf(inner));
}
