import { withFiles } from './files.ts';

/** Something that a visitor has saved for use without a network. */
export interface SavedItem {
  readonly title: string;
  /** Where it is opened. */
  readonly path: string;
  /** All pages that belong to it. */
  readonly pages: readonly string[];
}

interface StoredItem extends SavedItem {
  readonly savedAt: string;
  /** Pages and files. */
  readonly addresses: readonly string[];
}

/** The one cache that outlives a new version of the site. */
export const savedCache = 'saved';
/** Stands in the cache beside what it lists; no page has this address. */
const listAddress = '/saved-items.json';

/** What is saved, the latest first. */
export async function savedItems(): Promise<readonly StoredItem[]> {
  if (!(await caches.has(savedCache))) return [];
  const list = await (await caches.open(savedCache)).match(listAddress);
  return list ? list.json() : [];
}

/** Saves the item with all that it needs, or renews it. Nothing of it is listed before everything is there. */
export async function save(item: SavedItem): Promise<void> {
  const answers = await withFiles(item.pages);
  await alone(() => keep(item, answers));
}

/** Removes the item and what no other one needs. */
export async function remove(path: string): Promise<void> {
  await alone(async () => list((await savedItems()).filter((item) => item.path !== path)));
}

/** Fetches every item anew, as this version of the site has it. One that cannot be had stays as it is; then false. */
export async function renewAll(): Promise<boolean> {
  let isWhole = true;
  for (const item of await savedItems()) {
    const answers = await withFiles(item.pages).catch(() => null);
    if (answers) await alone(async () => (await isListed(item)) && keep(item, answers));
    else isWhole = false;
  }
  return isWhole;
}

/** Page and worker may be at it at once: one waits for the other. */
async function alone(change: () => Promise<unknown>): Promise<void> {
  await navigator.locks.request('saved', change);
}

/** It may have been removed meanwhile. */
async function isListed({ path }: SavedItem): Promise<boolean> {
  return (await savedItems()).some((item) => item.path === path);
}

async function keep({ title, path, pages }: SavedItem, answers: ReadonlyMap<string, Response>): Promise<void> {
  const cache = await caches.open(savedCache);
  await Promise.all([...answers].map(([address, answer]) => cache.put(address, answer)));
  const kept = { title, path, pages, addresses: [...answers.keys()], savedAt: new Date().toISOString() };
  await list([kept, ...(await savedItems()).filter((item) => !samePages(item.pages, pages))]);
}

/** Saved from its own page or from its session's, an item is the same. */
function samePages(some: readonly string[], others: readonly string[]): boolean {
  return [...some].sort().join() === [...others].sort().join();
}

async function list(items: readonly StoredItem[]): Promise<void> {
  const cache = await caches.open(savedCache);
  await cache.put(listAddress, Response.json(items));
  const needed = new Set([listAddress, ...items.flatMap(({ addresses }) => addresses)]);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!needed.has(pathname + search)) await cache.delete(request);
  }
}
