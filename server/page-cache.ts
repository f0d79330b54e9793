import { LRUCache } from 'lru-cache';
import { type PageFacts, pageAddress } from './page-address.ts';
import type { StoredResponse } from './stored-response.ts';
import { createTaskQueue } from './task-queue.ts';

type Settings = {
  /** Renders the page at an address: path and query. `caching` is what its Cache-Control has to be, where that is not its own affair. */
  readonly render: (address: string, caching?: string) => Promise<StoredResponse>;
  readonly factsOf: (path: string) => PageFacts;
  /** Its page is the answer to every path that no route knows, and the only one kept that is not a 200. */
  readonly notFoundPath: string;
  /** Where a new day begins at midnight, and pages with it; a whole hour in UTC. */
  readonly timeZone: string;
  readonly now: () => Date;
  readonly maxPages?: number;
  readonly maxBytes?: number;
};

export interface PageCache {
  /** The page from memory, else rendered: once, however many ask for it meanwhile. */
  get(path: string, search: string): Promise<Page>;
  /** What is in memory for exactly this address: path and query as `pageAddress` spells them. Renders nothing. */
  peek(address: string): StoredResponse | undefined;
  /** To be called when what pages are made of has changed. */
  clear(): void;
}

export interface Page {
  readonly stored: StoredResponse;
  /** `pass` is an answer that is not kept: redirects, errors, items that do not exist, a visitor's own words. */
  readonly cache: 'hit' | 'miss' | 'pass';
}

/** `sizeBytes` is what the answer took when it was last looked at. */
type Entry = { readonly stored: StoredResponse; readonly sizeBytes: number };
type Place = { readonly address: string; readonly facts: PageFacts };

const hourMs = 3_600_000;
/** A visitor's own words, and the answer to them, are for that visitor: no cache in front may keep them. */
const ownWordsCaching = 'private, max-age=0';
/** As many as a directory of some 4,000 studios fills, at 20 kB a page; further ones are rendered again, in milliseconds. */
const usualBounds = { pages: 5000, bytes: 96 * 1024 * 1024 };

/**
 * Keeps rendered pages as ready-to-send bytes, by path and declared query. A page is kept under its own address alone:
 * where others show it too, they are as many as anybody can make up. Everything is dropped when a new day begins,
 * since pages may tell of today.
 */
export function createPageCache(settings: Settings): PageCache {
  const { render, factsOf, notFoundPath, timeZone, now } = settings;
  const { maxPages = usualBounds.pages, maxBytes = usualBounds.bytes } = settings;
  const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const entries = new LRUCache<string, Entry>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ sizeBytes }, address) => sizeBytes + 2 * address.length,
  });
  const renderings = new Map<string, Promise<Page>>();
  const compressions = createTaskQueue(maxPages);
  let hour = hourOf(now());
  let day = dayFormat.format(now());

  function dropYesterday(): void {
    const time = now();
    if (hourOf(time) === hour) return;
    hour = hourOf(time);
    if (dayFormat.format(time) === day) return;
    day = dayFormat.format(time);
    clear();
  }

  function clear(): void {
    entries.clear();
    renderings.clear();
  }

  function fromMemory(address: string): Page | undefined {
    const entry = entries.get(address);
    if (!entry) return undefined;
    const { stored } = entry;
    if (stored.sizeBytes !== entry.sizeBytes) keep(address, stored);
    // Asked for a second time: worth the time that the smallest encoding takes.
    if (!stored.isFullyCompressed) compressions.add(stored, () => stored.compressFully());
    return { stored, cache: 'hit' };
  }

  function keep(address: string, stored: StoredResponse): void {
    entries.set(address, { stored, sizeBytes: stored.sizeBytes });
  }

  function renderOnce({ address, facts }: Place): Promise<Page> {
    return renderings.get(address) ?? start({ address, facts });
  }

  function start({ address, facts }: Place): Promise<Page> {
    const rendering = renderAt({ address, facts });
    renderings.set(address, rendering);
    rendering
      .then(({ stored, cache }) => {
        // Dropped meanwhile: what was rendered is from before the change.
        if (cache === 'miss' && renderings.get(address) === rendering) keep(address, stored);
      })
      .catch(() => {})
      .finally(() => {
        if (renderings.get(address) === rendering) renderings.delete(address);
      });
    return rendering;
  }

  async function renderAt({ address, facts }: Place): Promise<Page> {
    const stored = await render(address);
    if (!isKept({ address, facts }, stored)) return { stored, cache: 'pass' };
    stored.pack();
    return { stored, cache: 'miss' };
  }

  function isKept({ address, facts }: Place, { status, isShareable, ownPath }: StoredResponse): boolean {
    const isOwn = !facts.hasParameter || ownPath === null || ownPath === facts.path;
    return isShareable && ((status === 200 && isOwn) || (status === 404 && address === notFoundPath));
  }

  return {
    peek(address) {
      dropYesterday();
      return fromMemory(address)?.stored;
    },
    async get(path, search) {
      dropYesterday();
      // Most visits end here, before any route is matched.
      const plain = search === '' ? fromMemory(path) : undefined;
      if (plain) return plain;
      const facts = factsOf(path);
      const { address, isCacheable } = facts.isUnknown
        ? { address: notFoundPath, isCacheable: true }
        : pageAddress(path, new URLSearchParams(search), facts.query);
      if (!isCacheable) return { stored: await render(address, ownWordsCaching), cache: 'pass' };
      if (!facts.isKept) return { stored: await render(address), cache: 'pass' };
      return fromMemory(address) ?? renderOnce({ address, facts });
    },
    clear,
  };
}

/** A day can only change with the hour. */
function hourOf(time: Date): number {
  return Math.floor(time.getTime() / hourMs);
}
