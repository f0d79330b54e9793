import { createPageCache } from './page-cache.ts';
import { storedResponse } from './stored-response.ts';

type Options = {
  maxPages?: number;
  maxBytes?: number;
  status?: (address: string) => number;
  /** What the page at an address says is its own path. */
  ownPath?: (address: string) => string | null;
};

export const plainFacts = {
  query: {},
  hasParameter: false,
  isKept: true,
  isStreamed: false,
  hasAction: false,
  isUnknown: false,
};

export const place = { notFoundPath: '/404', timeZone: 'Europe/Oslo' };

/** For tests: a cache over pages that say how often anything was rendered before them. */
export function fixture({ maxPages, maxBytes, status = () => 200, ownPath = () => null }: Options = {}) {
  const rendered: string[] = [];
  const asked: (string | undefined)[] = [];
  const clock = { time: new Date('2026-06-10T12:00:00Z') };
  const gate = { open: Promise.resolve() };
  const pages = createPageCache({
    async render(address, caching) {
      rendered.push(address);
      asked.push(caching);
      const body = Buffer.from(`${address} ${rendered.length}`.padEnd(1000));
      await gate.open;
      const headers = { 'content-type': 'text/html' };
      return storedResponse({ status: status(address), headers, body, ownPath: ownPath(address) });
    },
    factsOf: (path) => ({
      ...plainFacts,
      path,
      hasParameter: path.startsWith('/article/'),
      query: { level: ['lett'], q: 'text' },
      isUnknown: path.startsWith('/made-up'),
    }),
    ...place,
    now: () => clock.time,
    maxPages,
    maxBytes,
  });
  const kindOf = async (path: string, search = '') => (await pages.get(path, search)).cache;
  const textOf = async (path: string) => {
    return (await pages.get(path, '')).stored.answer({ acceptEncoding: null, ifNoneMatch: null }).text();
  };
  return { pages, rendered, asked, clock, gate, kindOf, textOf };
}

export function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
