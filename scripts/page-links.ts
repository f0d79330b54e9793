/** What a page asks a browser to fetch or leads to. */
export interface PageLink {
  /** Absolute, without a fragment. */
  readonly url: string;
  /** Without `#`; empty where the link names none. */
  readonly fragment: string;
  readonly kind: 'link' | 'file' | 'picture';
}

const elements = /<(a|area|link|script|img|source|use|image|iframe|audio|video|meta)\b([^>]*)>/giu;
const attributes = /\s([a-z:-]+)="([^"]*)"/giu;
/** Of a `<link>`: what only tells an address, and is fetched by nobody. */
const told = /^(?:canonical|preconnect|dns-prefetch)$/u;
const pictureMeta = /^(?:og:image|twitter:image)$/u;

/** The links, files and pictures of a page that lie on the same origin; those of other hosts are not ours to check. */
export function linksIn(html: string, pageUrl: string): PageLink[] {
  const found: PageLink[] = [];
  function add(kind: PageLink['kind'], target: string | undefined): void {
    const url = target === undefined ? null : URL.parse(target, pageUrl);
    if (url === null || url.origin !== new URL(pageUrl).origin) return;
    // A part of the same drawing, most often.
    if (kind === 'picture' && target?.startsWith('#')) return;
    const fragment = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    found.push({ url: url.href, fragment, kind });
  }
  for (const [, name = '', text = ''] of html.matchAll(elements)) {
    const given = new Map(
      Array.from(text.matchAll(attributes), ([, key = '', value = '']) => [key.toLowerCase(), unescaped(value)]),
    );
    const element = name.toLowerCase();
    if (element === 'meta') {
      if (pictureMeta.test(given.get('property') ?? given.get('name') ?? '')) add('picture', given.get('content'));
    } else if (element === 'link') {
      if (!told.test(given.get('rel') ?? '')) add('file', given.get('href'));
    } else if (element === 'a' || element === 'area') {
      add('link', given.get('href'));
    } else {
      const isPicture = /^(?:img|source|image|use)$/u.test(element) && !given.has('type');
      for (const target of [given.get('src'), given.get('href'), given.get('poster')])
        add(isPicture ? 'picture' : 'file', target);
      for (const candidate of (given.get('srcset') ?? '').split(/,\s+/u).filter((part) => part !== ''))
        add('picture', candidate.trim().split(/\s+/u)[0]);
    }
  }
  return found;
}

/** The names that a fragment can lead to. */
export function namesIn(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="([^"]+)"/giu), ([, id = '']) => unescaped(id)));
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll(/&#x27;|&#39;/gu, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
