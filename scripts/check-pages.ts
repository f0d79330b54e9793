import { linksIn, namesIn, type PageLink } from './page-links.ts';

export interface PageCheck {
  readonly pages: number;
  readonly targets: number;
  /** One sentence each. */
  readonly errors: readonly string[];
}

interface Answer {
  readonly status: number;
  readonly kind: string;
  readonly bytes: number;
  /** Of a page; empty for anything else. */
  readonly html: string;
}

/** What a visitor on a mobile network should not have to wait for. */
const maxPictureBytes = 1_000_000;
const atOnce = 4;

/**
 * Asks a running site for every page of its sitemap, and for everything on its own host that these pages link to, show
 * or load.
 */
export async function checkPages(origin: string): Promise<PageCheck> {
  const errors: string[] = [];
  const answers = new Map<string, Answer>();
  const addresses = await sitemapOf(origin);
  if (addresses.length === 0) errors.push('/sitemap.xml names no page');
  await each(addresses, async (url) => {
    const answer = await ask(url);
    answers.set(url, answer);
    if (answer.status !== 200) errors.push(`${pathOf(url)} answers ${answer.status}`);
  });
  const links = new Map<string, { link: PageLink; page: string }>();
  for (const [page, { html }] of answers)
    for (const link of linksIn(html, page)) {
      const key = `${link.kind} ${link.url}#${link.fragment}`;
      if (!links.has(key)) links.set(key, { link, page });
    }
  const targets = new Set([...links.values()].map(({ link }) => link.url).filter((url) => !answers.has(url)));
  await each([...targets], async (url) => {
    answers.set(url, await ask(url));
  });
  for (const { link, page } of links.values()) {
    const error = errorOf(link, answers.get(link.url));
    if (error !== null) errors.push(`${pathOf(page)}: ${error}`);
  }
  return { pages: addresses.length, targets: answers.size, errors };
}

function errorOf({ url, fragment, kind }: PageLink, answer: Answer | undefined): string | null {
  const path = pathOf(url);
  if (answer === undefined || answer.status !== 200) {
    const what = { link: 'the link to', file: 'the file', picture: 'the picture' }[kind];
    return `${what} ${path} ${answer?.status === 404 ? 'is not there' : `answers ${answer?.status}`}`;
  }
  if (kind === 'picture' && !answer.kind.startsWith('image/')) return `the picture ${path} is ${answer.kind}`;
  if (kind === 'picture' && answer.bytes > maxPictureBytes)
    return `the picture ${path} has ${(answer.bytes / 1_000_000).toFixed(1)} MB; make it smaller than 1`;
  if (fragment !== '' && kind === 'link' && answer.html !== '' && !namesIn(answer.html).has(fragment))
    return `the link to ${path}#${fragment} leads to a part that is not there`;
  return null;
}

async function sitemapOf(origin: string): Promise<string[]> {
  const locations = async (url: string) => {
    const answer = await fetch(url);
    const text = answer.ok ? await answer.text() : '';
    const found = Array.from(text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gu), ([, address = '']) =>
      address
        .replaceAll('&amp;', '&')
        .replaceAll(/&#(\d+);/gu, (_all, code: string) => String.fromCharCode(Number(code))),
    );
    return { isIndex: text.includes('<sitemapindex'), found: found.map((address) => onOrigin(address, origin)) };
  };
  const { isIndex, found } = await locations(`${origin}/sitemap.xml`);
  if (!isIndex) return found;
  return (await Promise.all(found.map(locations))).flatMap((part) => part.found);
}

/** The site names its public address; it is asked where it runs. */
function onOrigin(address: string, origin: string): string {
  const { pathname, search } = new URL(address);
  return new URL(pathname + search, origin).href;
}

async function ask(url: string): Promise<Answer> {
  // A sound track is long.
  const answer = await fetch(url, { method: new URL(url).pathname.endsWith('.mp3') ? 'HEAD' : 'GET' });
  const kind = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    kind,
    bytes: body.byteLength,
    html: kind.startsWith('text/html') ? body.toString() : '',
  };
}

async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
    }),
  );
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return decodeURI(pathname) + search;
}
