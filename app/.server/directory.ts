import { createHash } from 'node:crypto';
import { type FoundLocation, findLocation } from '#app/studios/location.ts';
import { type DirectorySnapshot, snapshotSteps, takeSnapshot } from '#app/studios/snapshot.ts';
import { withPictures } from '#app/studios/snapshot-pictures.ts';
import { atOnce, eachOf, type Steps } from '#app/studios/steps.ts';
import type { StudioRow } from '#app/studios/studio-row.ts';
import { inSlices } from './slices.ts';
import { createStudioFinder, type FoundStudio } from './studio-finder.ts';
import type { PictureKeeper } from './studio-pictures/picture-keeper.ts';
import type { StudioStore } from './studio-store/store.ts';

export interface Directory {
  /** Loads for the first time, and from then on in the background. Resolves also when that failed. */
  start(): Promise<void>;
  /** The studios as last loaded; empty before that. The same object until the rows change. */
  snapshot(): DirectorySnapshot;
  readonly everLoaded: boolean;
  /** When the store was last asked with success, be it that nothing had changed; null before. */
  readonly lastLook: Date | null;
  /** When loading failed; null once it has succeeded again. */
  readonly lastFault: Date | null;
  /** Calls back after the rows have really changed, and after pictures of them have come. Returns the way to stop it. */
  onChange(listener: () => void): () => void;
  findStudio(slug: string): Promise<FoundStudio>;
  findLocation(location: string): FoundLocation;
  /** Waits for a load that is under way. */
  close(): Promise<void>;
}

type Settings = {
  store: Pick<StudioStore, 'allStudios' | 'studioByName'> & Partial<Pick<StudioStore, 'studiosVersion'>>;
  /** The names of the fixed list of cities. */
  cities: readonly string[];
  refreshSeconds: number;
  log: (event: string, details: Record<string, unknown>) => void;
  now: () => Date;
  /** Keeps the studios' pictures; without it there are none. */
  pictures?: Pick<PictureKeeper, 'keptOf' | 'want' | 'onChange'>;
};

/** After a fault the next try comes sooner than the next look, and every further one later. */
const firstRetrySeconds = 1;

/**
 * The studio directory in memory. Pages read only its snapshot, so that the database is off the path of a visit: when
 * it fails, the last snapshot stays, the fault is logged, and loading is tried again until it works.
 */
export function createDirectory({ store, cities, refreshSeconds, log, now, pictures }: Settings): Directory {
  let snapshot = takeSnapshot([], now());
  let digest = atOnce(digestOf([]));
  let version: string | null = null;
  let lastLook: Date | null = null;
  let lastFault: Date | null = null;
  let faults = 0;
  let timer: NodeJS.Timeout | undefined;
  let loading = Promise.resolve();
  let isClosed = false;
  const listeners = new Set<() => void>();

  async function load(): Promise<void> {
    try {
      // Asked for before the rows: a change between the two is read again next time.
      const newVersion = (await store.studiosVersion?.()) ?? null;
      const isKnown = lastLook !== null && newVersion !== null && newVersion === version;
      const rows = isKnown ? null : await store.allStudios();
      if (rows !== null) await replaceWhenChanged(rows);
      version = newVersion;
      lastLook = now();
      lastFault = null;
      faults = 0;
    } catch (fault) {
      lastFault = now();
      faults += 1;
      log('studios.load-failed', { fault: String(fault) });
    }
    if (!isClosed) timer = setTimeout(again, secondsToNext() * 1000).unref();
  }

  async function replaceWhenChanged(rows: readonly StudioRow[]): Promise<void> {
    const newDigest = await inSlices(digestOf(rows));
    if (newDigest === digest) return;
    digest = newDigest;
    snapshot = await inSlices(snapshotSteps(rows, now()));
    if (pictures) snapshot = withPictures(snapshot, pictures.keptOf);
    pictures?.want(remotePictures(snapshot));
    log('studios.loaded', { studios: snapshot.studios.length });
    for (const listener of listeners) listener();
  }

  pictures?.onChange(() => {
    const before = snapshot;
    snapshot = withPictures(snapshot, pictures.keptOf);
    if (snapshot !== before) for (const listener of listeners) listener();
  });

  function secondsToNext(): number {
    return faults === 0 ? refreshSeconds : Math.min(refreshSeconds, firstRetrySeconds * 2 ** (faults - 1));
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
    get everLoaded() {
      return lastLook !== null;
    },
    get lastLook() {
      return lastLook;
    },
    get lastFault() {
      return lastFault;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    findStudio: createStudioFinder(store, () => ({ snapshot, everLoaded: lastLook !== null }), now),
    findLocation: (location) => findLocation(location, snapshot, cities),
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
function* digestOf(rows: readonly StudioRow[]): Steps<string> {
  const hash = createHash('sha256');
  yield* eachOf(rows, (row) => void hash.update(JSON.stringify(row)));
  return hash.digest('base64');
}
