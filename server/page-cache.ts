import { LRUCache } from 'lru-cache';
import { type PageFacts, pageAddress } from './page-address.ts';
import type { StoredResponse } from './stored-response.ts';
import { createWaitingLine } from './waiting-line.ts';

type Settings = {
  /** Renders the page at an address: path and query. */
  readonly render: (address: string) => Promise<StoredResponse>;
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

type Entry = { readonly stored: StoredResponse; readonly showsStudios: boolean };
type Rendering = { readonly done: Promise<StoredResponse>; readonly showsStudios: boolean };

const hourMs = 3_600_000;
/** Its page is the answer to every path that no route knows, and the only one kept that is not a 200. */
const notFound = { address: '/404', isCacheable: true };
/** What is remembered of how paths match the routes: matching one costs more than all else on a hit. */
const maxKnownPaths = 2000;

/**
 * Keeps rendered pages as ready-to-send bytes, by path and declared query. Bounded: a made-up address can push
 * out the page that was asked for longest ago, no more. Everything is dropped when a new day begins in Norway.
 */
export function createPageCache(settings: Settings): PageCache {
  const { render, factsOf, now, maxPages = 5000, maxBytes = 256 * 1024 * 1024 } = settings;
  const entries = new LRUCache<string, Entry>({
    max: maxPages,
    maxSize: maxBytes,
    sizeCalculation: ({ stored }, address) => stored.sizeBytes + 2 * address.length,
  });
  const knownFacts = new LRUCache<string, PageFacts>({ max: maxKnownPaths, memoMethod: (path) => factsOf(path) });
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
    const stored = entries.get(address)?.stored;
    if (!stored) return undefined;
    // Asked for a second time: worth the time that the smallest encoding takes.
    if (!stored.isFullyCompressed) compressions.add(stored, () => stored.compressFully());
    return { stored, cache: 'hit' };
  }

  async function renderOnce(address: string, showsStudios: boolean): Promise<Page> {
    const underWay = renderings.get(address);
    const done = underWay?.done ?? start(address, showsStudios);
    const stored = await done;
    return { stored, cache: isKept(address, stored) ? 'miss' : 'pass' };
  }

  function start(address: string, showsStudios: boolean): Promise<StoredResponse> {
    const done = render(address);
    const rendering = { done, showsStudios };
    renderings.set(address, rendering);
    done
      .then((stored) => {
        // Dropped meanwhile: what was rendered is from before the change.
        if (renderings.get(address) !== rendering) return;
        if (isKept(address, stored)) entries.set(address, { stored, showsStudios });
      })
      .catch(() => {})
      .finally(() => {
        if (renderings.get(address) === rendering) renderings.delete(address);
      });
    return done;
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
      const { query, showsStudios, isUnknown, isKept: mayKeep } = knownFacts.memo(path);
      const { address, isCacheable } = isUnknown ? notFound : pageAddress(path, new URLSearchParams(search), query);
      if (!isCacheable || !mayKeep) return { stored: await render(address), cache: 'pass' };
      return fromMemory(address) ?? renderOnce(address, showsStudios);
    },
    dropStudioPages() {
      for (const [address, { showsStudios }] of entries) if (showsStudios) entries.delete(address);
      for (const [address, { showsStudios }] of renderings) if (showsStudios) renderings.delete(address);
    },
  };
}

function isKept(address: string, { status, isShareable }: StoredResponse): boolean {
  return isShareable && (status === 200 || (status === 404 && address === notFound.address));
}

/** Midnight in Oslo is a whole hour in UTC, so a day can only change with the hour. */
function hourOf(time: Date): number {
  return Math.floor(time.getTime() / hourMs);
}

const osloFormat = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

function osloDay(time: Date): string {
  return osloFormat.format(time);
}
