import { createHash } from 'node:crypto';
import type { StudioStore } from '#app/.server/database/index.ts';
import { runInSlices } from '#app/.server/index.ts';
import { atOnce, type Incremental, mapIncrementally } from '../rules/incremental.ts';
import { type FoundLocation, findLocation } from '../rules/location.ts';
import { type DirectorySnapshot, snapshotSteps, takeSnapshot } from '../rules/snapshot.ts';
import { withPictures } from '../rules/snapshot-pictures.ts';
import type { StudioRow } from '../rules/studio-row.ts';
import type { TownMap } from '../rules/town-map.ts';
import type { TownMaps } from './maps/map-folder.ts';
import type { PictureCache } from './pictures/picture-cache.ts';
import { createStudioFinder, type FoundStudio } from './studio-finder.ts';

export interface Directory {
  /** Loads for the first time, and from then on in the background. Resolves also when that failed. */
  start(): Promise<void>;
  /** The studios as last loaded; empty before that. The same object until the rows change. */
  snapshot(): DirectorySnapshot;
  /** The names of the fixed list of cities, be there studios in them or not. */
  readonly cities: readonly string[];
  readonly everLoaded: boolean;
  /** When the store was last asked with success, be it that nothing had changed; null before. */
  readonly lastLook: Date | null;
  /** When loading failed, be it that none of the rows could be shown; null once it has succeeded again. */
  readonly lastError: Date | null;
  /** The rows that could not be shown when they were last read, by place_id or by place in the table. */
  readonly leftOut: readonly string[];
  /** Pages of the directory, by path, that no sitemap is to name: they cannot be shown. Empty again when the rows change. */
  readonly hiddenPages: ReadonlySet<string>;
  hidePages(paths: readonly string[]): void;
  /** Calls back after the rows or maps have really changed, pictures of them have come, or pages are hidden. Returns the way to stop it. */
  onChange(listener: () => void): () => void;
  findStudio(slug: string): Promise<FoundStudio>;
  findLocation(location: string): FoundLocation;
  /** What is drawn of a place; null where nobody has drawn it. */
  townMap(place: string): TownMap | null;
  /** Waits for a load that is under way. */
  close(): Promise<void>;
}

type Settings = {
  store: Pick<StudioStore, 'allStudios' | 'studioByName'> & Partial<Pick<StudioStore, 'studiosVersion'>>;
  cities: readonly string[];
  refreshSeconds: number;
  log: (event: string, details: Record<string, unknown>) => void;
  now: () => Date;
  /** The drawings of towns; without it there are none. */
  maps?: TownMaps;
  /** Keeps the studios' pictures; without it there are none. */
  pictures?: Pick<PictureCache, 'cachedPictureOf' | 'want' | 'onChange'>;
};

/** Rows left out are named in the log, but an endless list would bury the rest of it. */
const maxLogged = 20;

/** After an error the next try comes sooner than the next look, and every further one later. */
const firstRetrySeconds = 1;

/**
 * The studio directory in memory. Pages read only its snapshot, so that the database is off the path of a visit: when
 * it fails, the last snapshot stays, the error is logged, and loading is tried again until it works.
 */
export function createDirectory({ store, cities, refreshSeconds, log, now, pictures, maps }: Settings): Directory {
  let snapshot = takeSnapshot([], now());
  let digest = atOnce(digestOf([]));
  let version: string | null = null;
  let lastLook: Date | null = null;
  let lastError: Date | null = null;
  let leftOut: readonly string[] = [];
  let hiddenPages: ReadonlySet<string> = new Set();
  let errors = 0;
  let timer: NodeJS.Timeout | undefined;
  let loading = Promise.resolve();
  let isClosed = false;
  const listeners = new Set<() => void>();

  async function load(): Promise<void> {
    if (await maps?.reload()) tellListeners();
    try {
      // Asked for before the rows: a change between the two is read again next time.
      const newVersion = (await store.studiosVersion?.()) ?? null;
      const isKnown = lastLook !== null && newVersion !== null && newVersion === version;
      const rows = isKnown ? null : await store.allStudios();
      if (rows !== null) await replaceWhenChanged(rows);
      version = newVersion;
      lastLook = now();
      lastError = null;
      errors = 0;
    } catch (error) {
      lastError = now();
      errors += 1;
      log('studios.load-failed', { error: String(error) });
    }
    if (!isClosed) timer = setTimeout(again, secondsToNext() * 1000).unref();
  }

  async function replaceWhenChanged(rows: readonly StudioRow[]): Promise<void> {
    const newDigest = await runInSlices(digestOf(rows));
    const isKnown = newDigest === digest;
    const next = isKnown ? snapshot : await runInSlices(snapshotSteps(rows, now()));
    leftOut = next.leftOut.map(({ row }) => row);
    if (isKnown) return;
    const [first] = next.leftOut;
    if (first && next.studios.length === 0) {
      throw new Error(`none of ${rows.length} rows can be shown, the first, ${first.row}, for ${first.error}`);
    }
    snapshot = pictures ? withPictures(next, pictures.cachedPictureOf) : next;
    // Only now do these rows count as known: had it failed, they would be tried again.
    digest = newDigest;
    hiddenPages = new Set();
    pictures?.want(remotePictures(snapshot));
    for (const { row, error } of next.leftOut.slice(0, maxLogged)) log('studios.row-left-out', { row, error });
    log('studios.loaded', { studios: snapshot.studios.length, leftOut: leftOut.length });
    tellListeners();
  }

  function tellListeners(): void {
    for (const listener of listeners) listener();
  }

  pictures?.onChange(() => {
    const before = snapshot;
    snapshot = withPictures(snapshot, pictures.cachedPictureOf);
    if (snapshot !== before) tellListeners();
  });

  function secondsToNext(): number {
    return errors === 0 ? refreshSeconds : Math.min(refreshSeconds, firstRetrySeconds * 2 ** (errors - 1));
  }

  function again(): void {
    loading = load();
  }

  return {
    start: () => {
      again();
      return loading;
    },
    snapshot: () => snapshot,
    cities,
    get everLoaded() {
      return lastLook !== null;
    },
    get lastLook() {
      return lastLook;
    },
    get lastError() {
      return lastError;
    },
    get leftOut() {
      return leftOut;
    },
    get hiddenPages() {
      return hiddenPages;
    },
    hidePages: (paths) => {
      if (paths.length === 0) return;
      hiddenPages = new Set(paths);
      tellListeners();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    findStudio: createStudioFinder(store, () => ({ snapshot, everLoaded: lastLook !== null })),
    findLocation: (location) => findLocation(location, snapshot, cities),
    townMap: (place) => maps?.find(place) ?? null,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      return loading;
    },
  };
}

function remotePictures({ studios }: DirectorySnapshot): string[] {
  return studios.map(({ image }) => image ?? '').filter((image) => image.startsWith('https:'));
}

/** Stores give rows in a fixed order, so equal digests mean equal rows. */
function* digestOf(rows: readonly StudioRow[]): Incremental<string> {
  const hash = createHash('sha256');
  yield* mapIncrementally(rows, (row) => void hash.update(JSON.stringify(row)));
  return hash.digest('base64');
}
