import { LRUCache } from 'lru-cache';
import { type PageFacts, pageAddress } from './page-address.ts';
import type { StoredResponse } from './stored-response.ts';
import { createWaitingLine } from './waiting-line.ts';

type Settings = {
  /** Renders the page at an address: path and query. `caching` is what its Cache-Control has to be, where that is not its own affair. */
  readonly render: (address: string, caching?: string) => Promise<StoredResponse>;
  readonly factsOf: (path: string) => PageFacts;
  readonly now: () => Date;
  readonly maxPages?: number;
  readonly maxBytes?: number;
};

export interface PageCache {
  /** The page from memory, else rendered: once, however many ask for it meanwhile. */
  get(path: string, search: string): Promise<Page>;
  /** What is in memory for exactly this address: path and query as `pageAddress` spells them. Renders nothing. */
  peek(address: string): StoredResponse | undefined;
  /** To be called when the studio directory has changed. */
  dropStudioPages(): void;
}

export interface Page {
  readonly stored: StoredResponse;
  /** `pass` is an answer that is not kept: redirects, faults, items that do not exist, a visitor's own words. */
  readonly cache: 'hit' | 'miss' | 'pass';
}

/** `sizeBytes` is what the answer took when it was last looked at. */
type Entry = { readonly stored: StoredResponse; readonly showsStudios: boolean; readonly sizeBytes: number };
type Rendering = { readonly done: Promise<Page>; readonly showsStudios: boolean };
type Place = { readonly address: string; readonly facts: PageFacts };

const hourMs = 3_600_000;
/** Its page is the answer to every path that no route knows, and the only one kept that is not a 200. */
const notFound = { address: '/404', isCacheable: true };
/** A visitor's own words, and the answer to them, are for that visitor: no cache in front may keep them. */
const ownWordsCaching = 'private, max-age=0';
/** As many as a directory of some 4,000 studios fills, at 20 kB a page; further ones are rendered again, in milliseconds. */
const usualBounds = { pages: 5000, bytes: 96 * 1024 * 1024 };

/**
 * Keeps rendered pages as ready-to-send bytes, by path and declared query. A page is kept under its own address alone:
 * where others show it too, they are as many as anybody can make up. Everything is dropped when a new day begins in
 * Norway.
 */
export function createPageCache(settings: Settings): PageCache {
  const { render, factsOf, now, maxPages = usualBounds.pages, maxBytes = usualBounds.bytes } = settings;
  const entries = new LRUCache<string, Entry>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ sizeBytes }, address) => sizeBytes + 2 * address.length,
  });
  const renderings = new Map<string, Rendering>();
  const compressions = createWaitingLine(maxPages);
  let hour = hourOf(now());
  let day = osloDay(now());

  function dropYesterday(): void {
    const time = now();
    if (hourOf(time) === hour) return;
    hour = hourOf(time);
    if (osloDay(time) === day) return;
    day = osloDay(time);
    entries.clear();
    renderings.clear();
  }

  function fromMemory(address: string): Page | undefined {
    const entry = entries.get(address);
    if (!entry) return undefined;
    const { stored } = entry;
    if (stored.sizeBytes !== entry.sizeBytes) keep(address, entry);
    // Asked for a second time: worth the time that the smallest encoding takes.
    if (!stored.isFullyCompressed) compressions.add(stored, () => stored.compressFully());
    return { stored, cache: 'hit' };
  }

  function keep(address: string, { stored, showsStudios }: Omit<Entry, 'sizeBytes'>): void {
    entries.set(address, { stored, showsStudios, sizeBytes: stored.sizeBytes });
  }

  function renderOnce({ address, facts }: Place): Promise<Page> {
    return renderings.get(address)?.done ?? start({ address, facts });
  }

  function start({ address, facts }: Place): Promise<Page> {
    const { showsStudios } = facts;
    const done = renderAt({ address, facts });
    const rendering = { done, showsStudios };
    renderings.set(address, rendering);
    done
      .then(({ stored, cache }) => {
        // Dropped meanwhile: what was rendered is from before the change.
        if (cache === 'miss' && renderings.get(address) === rendering) keep(address, { stored, showsStudios });
      })
      .catch(() => {})
      .finally(() => {
        if (renderings.get(address) === rendering) renderings.delete(address);
      });
    return done;
  }

  async function renderAt({ address, facts }: Place): Promise<Page> {
    const stored = await render(address);
    if (!isKept({ address, facts }, stored)) return { stored, cache: 'pass' };
    stored.pack();
    return { stored, cache: 'miss' };
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
        ? notFound
        : pageAddress(path, new URLSearchParams(search), facts.query);
      if (!isCacheable) return { stored: await render(address, ownWordsCaching), cache: 'pass' };
      if (!facts.isKept) return { stored: await render(address), cache: 'pass' };
      return fromMemory(address) ?? renderOnce({ address, facts });
    },
    dropStudioPages() {
      for (const [address, { showsStudios }] of entries) if (showsStudios) entries.delete(address);
      for (const [address, { showsStudios }] of renderings) if (showsStudios) renderings.delete(address);
    },
  };
}

function isKept({ address, facts }: Place, { status, isShareable, ownPath }: StoredResponse): boolean {
  const isOwn = !facts.hasParameter || ownPath === null || ownPath === facts.path;
  return isShareable && ((status === 200 && isOwn) || (status === 404 && address === notFound.address));
}

/** Midnight in Oslo is a whole hour in UTC, so a day can only change with the hour. */
function hourOf(time: Date): number {
  return Math.floor(time.getTime() / hourMs);
}

const osloFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

function osloDay(time: Date): string {
  return osloFormat.format(time);
}
