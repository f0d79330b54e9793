import type { CachedPicture } from '../../rules/picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { FetchedPicture, Validators } from './fetch-picture.ts';
import { type CachedFiles, openPictureFolder, pictureId } from './picture-folder.ts';

export interface PictureCache {
  /** Looks once what an earlier process has kept. Resolves also when the folder cannot be used. */
  start(): Promise<void>;
  /** The picture at an address if it is kept; never asks anyone. */
  cachedPictureOf(address: string): CachedPicture | null;
  /** Says which pictures the directory needs now: missing ones are fetched in the background, others make room. */
  want(addresses: readonly string[]): void;
  /** Calls back, not too often, after pictures have come or gone. */
  onChange(listener: () => void): void;
  /** A kept file by its name; null where there is none. */
  read(name: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Waits until everything wanted was tried. */
  settled(): Promise<void>;
  /** Begins nothing new and drops what is under way, which the next process then begins anew: no file is ever half there. */
  close(): Promise<void>;
}

type Settings = {
  folder: string;
  /** 0 keeps none, and fetches none. */
  budgetBytes: number;
  /** Null where the picture is still as the validators say. */
  fetch: (address: string, known: Validators) => Promise<FetchedPicture | null>;
  /** Until the signal says that nobody waits for it any more. */
  encode: (bytes: Buffer, signal: AbortSignal) => Promise<EncodedPicture[]>;
  log: (event: string, details: Record<string, unknown>) => void;
  now: () => Date;
  noticeMs?: number;
};

/** More than a picture takes in all its sizes: the room that must be left before one is fetched. */
const roomBytes = 600 * 1024;
/** A picture that could not be had, or in the midst of which a process ended, is tried again after a day. */
const retryMs = 24 * 3_600_000;
/** After so long its host is asked whether a kept picture has changed. */
const freshMs = 30 * 24 * 3_600_000;
const lookAgainMs = 3_600_000;
const fetchesAtOnce = 2;

/**
 * Fetches the studios' pictures, makes them small, and keeps them on disk within the budget. A picture that no studio
 * has any more goes when room is needed; one that a studio has stays, so that a full folder does not go round in circles.
 * After a month its host is asked whether it has changed; one that cannot be had again stays as it was.
 */
export function createPictureCache(settings: Settings): PictureCache {
  const { budgetBytes, fetch, encode, log, now, noticeMs = 5000 } = settings;
  const folder = openPictureFolder(settings.folder);
  const kept = new Map<string, CachedFiles>();
  const underWay = new Set<string>();
  const closing = new AbortController();
  const listeners = new Set<() => void>();
  let triedAt = new Map<string, number>();
  let wanted = new Map<string, string>();
  let encoding: Promise<unknown> = Promise.resolve();
  let notice: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let generation = 0;
  let isClosed = false;
  // Failed ones come up again, and those that another process has kept meanwhile.
  const timer = setInterval(begin, lookAgainMs).unref();

  function begin(): void {
    generation += 1;
    const mine = generation;
    working = working.then(() => (isClosed || mine !== generation ? undefined : work(mine))).catch(noteError);
  }

  function noteError(error: unknown): void {
    log('picture.folder-failed', { error: String(error) });
  }

  async function work(mine: number): Promise<void> {
    await readFolder();
    await makeRoom(0);
    const due = [...wanted].filter(([id]) => !triedRecently(id));
    // Those that there is nothing of come first.
    const queue = [...due.filter(([id]) => !kept.has(id)), ...due.filter(([id]) => isOld(id))];
    const next = async (): Promise<void> => {
      for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
        if (isClosed || mine !== generation) return;
        if (!(await makeRoom(fetchesAtOnce * roomBytes))) return void queue.splice(0);
        if (!(await noteTry(item[0]))) return void queue.splice(0);
        await keep(...item);
      }
    };
    await Promise.all(Array.from({ length: fetchesAtOnce }, next));
  }

  async function readFolder(): Promise<void> {
    const { kept: found, triedAtMs } = await folder.list();
    triedAt = triedAtMs;
    for (const id of triedAt.keys()) if (!triedRecently(id)) await folder.forgetTry(id);
    const isSame = found.size === kept.size && [...found.keys()].every((id) => kept.has(id));
    kept.clear();
    for (const [id, files] of found) kept.set(id, files);
    if (!isSame) changed();
  }

  /** Before anything of it is looked at. Where the disk takes no such note, nothing is tried. */
  async function noteTry(id: string): Promise<boolean> {
    try {
      underWay.add(id);
      triedAt.set(id, now().getTime());
      await folder.noteTry(id, now());
      if (isClosed) await folder.forgetTry(id);
      return !isClosed;
    } catch (error) {
      underWay.delete(id);
      triedAt.delete(id);
      noteError(error);
      return false;
    }
  }

  async function keep(id: string, address: string): Promise<void> {
    try {
      const earlier = kept.get(id);
      const fetched = await fetch(address, earlier ? await folder.validatorsOf(id) : {});
      if (fetched) kept.set(id, await folder.keep(id, await encodeInTurn(fetched.bytes), fetched, now()));
      else if (earlier) await confirm(id, earlier);
      await folder.forgetTry(id);
      triedAt.delete(id);
      changed();
    } catch (error) {
      if (isClosed) return;
      log('picture.failed', { host: URL.parse(address)?.hostname, error: error instanceof Error ? error.message : '' });
    } finally {
      underWay.delete(id);
    }
  }

  /** One at a time: each may take half a gigabyte for some seconds. */
  function encodeInTurn(bytes: Buffer): Promise<EncodedPicture[]> {
    const turn = encoding.then(() => {
      closing.signal.throwIfAborted();
      return encode(bytes, closing.signal);
    });
    encoding = turn.catch(() => undefined);
    return turn;
  }

  async function confirm(id: string, files: CachedFiles): Promise<void> {
    await folder.confirm(id, now());
    kept.set(id, { ...files, cachedAtMs: now().getTime() });
  }

  /** Whether so many bytes are free after what nobody needs is gone. */
  async function makeRoom(bytes: number): Promise<boolean> {
    let used = [...kept.values()].reduce((sum, files) => sum + files.bytes, 0);
    const oldestFirst = [...kept].sort(([, a], [, b]) => a.cachedAtMs - b.cachedAtMs);
    const unneeded = oldestFirst.filter(([id]) => !wanted.has(id));
    // Needed ones go only when the owner has made the budget smaller than what is there.
    for (const [id, files] of [...unneeded, ...oldestFirst.filter(([id]) => wanted.has(id))]) {
      const isNeeded = wanted.has(id);
      if (used + (isNeeded ? 0 : bytes) <= budgetBytes) break;
      await folder.remove(id);
      kept.delete(id);
      used -= files.bytes;
      changed();
    }
    return used + bytes <= budgetBytes;
  }

  function isOld(id: string): boolean {
    const files = kept.get(id);
    return files !== undefined && now().getTime() - files.cachedAtMs > freshMs;
  }

  function triedRecently(id: string): boolean {
    const age = now().getTime() - (triedAt.get(id) ?? Number.NEGATIVE_INFINITY);
    // Below zero the clock was set back.
    return age >= 0 && age < retryMs;
  }

  function changed(): void {
    if (isClosed) return;
    notice ??= setTimeout(() => {
      notice = undefined;
      for (const listener of listeners) listener();
    }, noticeMs).unref();
  }

  return {
    start: () => {
      working = readFolder().catch(noteError);
      return working;
    },
    cachedPictureOf: (address) => {
      const id = pictureId(address);
      const files = kept.get(id);
      return files === undefined ? null : { id, widths: files.widths };
    },
    want: (addresses) => {
      wanted = new Map(addresses.map((address) => [pictureId(address), address]));
      begin();
    },
    onChange: (listener) => void listeners.add(listener),
    read: folder.read,
    settled: () => working,
    close: async () => {
      isClosed = true;
      clearTimeout(notice);
      clearInterval(timer);
      const dropped = [...underWay];
      closing.abort();
      // It was not their error.
      await Promise.all(dropped.map(folder.forgetTry)).catch(noteError);
    },
  };
}
