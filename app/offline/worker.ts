import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { withFiles } from './files.ts';
import { partOf } from './part-of.ts';
import { renewAll, savedCache } from './saved.ts';

/** What the build fills in: `scripts/build-worker.ts`. */
declare const BUILD: {
  /** Another one with every version of the site. */
  readonly id: string;
  /** Shown in place of a page that is not kept. */
  readonly offlinePage: string;
  /** Pages and pictures below these are never kept: submissions, searches, and studios, which may have changed. */
  readonly neverCached: readonly string[];
};

/** As much of the worker's surroundings as is used here; the DOM's own types do not know them. */
declare const self: {
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: ExtendableEvent) => void): void;
  readonly clients: { claim(): Promise<void> };
  readonly registration: ServiceWorkerRegistration;
};
interface ExtendableEvent {
  waitUntil(done: Promise<unknown>): void;
}

const build = BUILD;
const core = `core-${build.id}`;
const visited = `visited-${build.id}`;
const files = `files-${build.id}`;
const current = [savedCache, core, visited, files];

/** Stands in the core cache once this version has renewed what is saved. */
const renewedMark = '/renewed';
let renewal: Promise<void> | undefined;

const maxVisitedPages = 60;
const maxFiles = 400;
/** Where there is hardly any coverage, what is kept is shown rather than waited for. */
const patienceSeconds = 4;
const sound = /\.mp3$/u;
const file = /\.(?:js|json|css|woff2|svg|png|webp|avif|webmanifest)$/u;

/** Open pages keep their worker after it was removed: it keeps nothing more then. */
const whileWanted = {
  cacheWillUpdate: async ({ response }: { response: Response }) => {
    return response.status === 200 && (await caches.has(savedCache)) ? response : null;
  },
};

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

// A new version waits until the site has been left: no page gets its parts from two versions.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([removeOldCaches(), self.clients.claim(), self.registration.navigationPreload?.enable()]),
  );
});

// Not before: a page is not answered while its worker is being activated.
self.addEventListener('fetch', (event) => {
  renewal ??= renewOnce();
  event.waitUntil(renewal);
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isNeverCached(url.pathname),
  new NetworkFirst({
    cacheName: visited,
    networkTimeoutSeconds: patienceSeconds,
    plugins: [
      whileWanted,
      { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => (await fromSaved(request)) ?? cachedResponse },
      bounded(maxVisitedPages),
    ],
  }),
);

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new NetworkOnly());

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && file.test(url.pathname) && !isNeverCached(url.pathname),
  new CacheFirst({
    cacheName: files,
    plugins: [
      whileWanted,
      { cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? fromAnywhere(request) },
      bounded(maxFiles),
    ],
  }),
);

// A session that is saved plays from its copy, also with a network: no sound of two versions.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && sound.test(url.pathname),
  async ({ request }) => {
    const saved = await caches.match(request.url, { cacheName: savedCache, ignoreVary: true });
    return saved ? partOf(saved, request.headers.get('range')) : fetch(request);
  },
);

// A picture that is made for one page is saved with it.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && url.search !== '',
  async ({ request }) => {
    const saved = await caches.match(request.url, { cacheName: savedCache, ignoreVary: true });
    return saved ?? fetch(request);
  },
);

setCatchHandler(async ({ request }) => {
  const offlinePage = request.mode === 'navigate' ? await caches.match(build.offlinePage, { cacheName: core }) : null;
  return offlinePage ?? Response.error();
});

async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(core);
  const answers = await withFiles([build.offlinePage]);
  await Promise.all([...answers].map(([address, answer]) => cache.put(address, answer)));
  // The first version here: whatever is saved now is of this version.
  if (!(await caches.has(savedCache))) await markRenewed();
}

/** Renews what is saved, once for each version. Without a network it is tried again when the worker next wakes. */
async function renewOnce(): Promise<void> {
  // Removed meanwhile: then no cache may come back.
  if (!(await caches.has(savedCache)) || (await caches.match(renewedMark, { cacheName: core }))) return;
  if (await renewAll()) await markRenewed();
}

async function markRenewed(): Promise<void> {
  await (await caches.open(core)).put(renewedMark, new Response());
}

async function removeOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

function isNeverCached(path: string): boolean {
  return build.neverCached.some((start) => path === start || path.startsWith(`${start}/`));
}

/**
 * What was saved on purpose is whole; what was merely visited may lack a part. A page saved without a query answers to
 * any; one whose query says what it is, a session of one's own, to that alone.
 */
async function fromSaved({ url }: Request): Promise<Response | undefined> {
  const withoutQuery = new URL(url);
  withoutQuery.search = '';
  const options = { cacheName: savedCache, ignoreVary: true };
  return (await caches.match(url, options)) ?? caches.match(withoutQuery, options);
}

function fromAnywhere(request: Request): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

/** Lets a cache hold so many answers: the oldest goes first. */
function bounded(most: number) {
  return {
    cacheDidUpdate: async ({ cacheName }: { cacheName: string }) => {
      const cache = await caches.open(cacheName);
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((key) => cache.delete(key)));
    },
  };
}
