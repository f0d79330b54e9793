/** A page that can be opened again, with the name that it is listed under. */
export interface KeptLink {
  /** Address on this site, with its query. */
  readonly path: string;
  readonly title: string;
}

/** A session that was followed to its end. */
export interface DoneSession extends KeptLink {
  readonly minutes: number;
  readonly atMs: number;
}

/** Where a session was left. */
export interface LeftSession extends KeptLink {
  readonly seconds: number;
  readonly atMs: number;
}

/** The day of a programme that was opened last; `sessionPath` is the session that completes it. */
export interface OpenedDay extends KeptLink {
  readonly sessionPath: string;
  /** Null on the last day. */
  readonly next: KeptLink | null;
}

/** Everything that this device remembers of a visitor's practice. */
export interface Memory {
  readonly left: LeftSession | null;
  /** The newest last. */
  readonly done: readonly DoneSession[];
  readonly favourites: readonly KeptLink[];
  readonly day: OpenedDay | null;
  /** Addresses of days that are done. */
  readonly doneDays: readonly string[];
  /** The wish that was last put together. */
  readonly wish: KeptLink | null;
}

/** Off until the visitor turns it on; `broken` where what is stored cannot be read, which then is left alone. */
export type Stored = { readonly state: 'off' | 'broken' } | { readonly state: 'on'; readonly memory: Memory };

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Its presence says that the visitor has turned it on. */
export const memoryKey = 'praksis';
export const emptyMemory: Memory = { left: null, done: [], favourites: [], day: null, doneDays: [], wish: null };
const version = 1;
/** The oldest go first. */
const most = { done: 500, favourites: 60, doneDays: 200 };
const leftForMs = 24 * 60 * 60 * 1000;
/** Nearer to its ends a session is begun again. */
const endSeconds = 30;

export function readMemory(storage: Store): Stored {
  const text = storage.getItem(memoryKey);
  if (text === null) return { state: 'off' };
  try {
    const memory = memoryIn(JSON.parse(text));
    return memory ? { state: 'on', memory } : { state: 'broken' };
  } catch {
    return { state: 'broken' };
  }
}

export function turnOn(storage: Store): void {
  if (readMemory(storage).state === 'off') write(storage, emptyMemory);
}

/** Deletes all of it, and turns it off. */
export function deleteMemory(storage: Store): void {
  storage.removeItem(memoryKey);
}

/** Changes what is remembered, where anything is to be; a device that is full forgets the change. */
export function changeMemory(storage: Store, change: (memory: Memory) => Memory): void {
  const stored = readMemory(storage);
  if (stored.state === 'on') write(storage, change(stored.memory));
}

export function withLeft(memory: Memory, left: LeftSession): Memory {
  return { ...memory, left };
}

/** A session is done: it was not left, and the day that it belongs to is done. */
export function withDone(memory: Memory, session: DoneSession): Memory {
  const { left, done, day, doneDays } = memory;
  return {
    ...memory,
    left: left?.path === session.path ? null : left,
    done: [...done, session].slice(-most.done),
    doneDays: day?.sessionPath === session.path ? withItem(doneDays, day.path) : doneDays,
  };
}

/** Kept where it was not, and given up where it was. */
export function withFavourite(memory: Memory, link: KeptLink): Memory {
  const others = memory.favourites.filter(({ path }) => path !== link.path);
  const isNew = others.length === memory.favourites.length;
  return { ...memory, favourites: isNew ? [...others, link].slice(-most.favourites) : others };
}

export function withDoneDay(memory: Memory, path: string, isDone: boolean): Memory {
  const others = memory.doneDays.filter((day) => day !== path);
  return { ...memory, doneDays: isDone ? withItem(others, path) : others };
}

/** Where a session of so many seconds was left within the last day; null where it begins from its start. */
export function leftAt({ left }: Memory, path: string, wholeSeconds: number, nowMs: number): number | null {
  if (left?.path !== path || nowMs - left.atMs > leftForMs) return null;
  return left.seconds > endSeconds && left.seconds < wholeSeconds - endSeconds ? left.seconds : null;
}

function withItem(days: readonly string[], path: string): readonly string[] {
  return [...days.filter((day) => day !== path), path].slice(-most.doneDays);
}

function write(storage: Store, memory: Memory): void {
  try {
    storage.setItem(memoryKey, JSON.stringify({ version, ...memory }));
  } catch {
    // Full, or forbidden: the session goes on without it.
  }
}

/** What was stored, if it is what this version writes; else null. */
function memoryIn(value: unknown): Memory | null {
  if (!isRecord(value) || value.version !== version) return null;
  const { left, done, favourites, day, doneDays, wish } = value;
  const isMemory =
    (left === null || isLeft(left)) &&
    isListOf(done, isDone) &&
    isListOf(favourites, isLink) &&
    (day === null || isDay(day)) &&
    isListOf(doneDays, isPath) &&
    (wish === null || isLink(wish));
  return isMemory ? { left, done, favourites, day, doneDays, wish } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

/** On this site: `//other.example` and `javascript:` lead elsewhere. */
function isPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?![/\\])/u.test(value);
}

function isLink(value: unknown): value is KeptLink {
  return isRecord(value) && isPath(value.path) && typeof value.title === 'string';
}

function isDay(value: unknown): value is OpenedDay {
  if (!isLink(value) || !('sessionPath' in value) || !('next' in value)) return false;
  return isPath(value.sessionPath) && (value.next === null || isLink(value.next));
}

function isLeft(value: unknown): value is LeftSession {
  return isLink(value) && 'seconds' in value && 'atMs' in value && isAmount(value.seconds) && isAmount(value.atMs);
}

function isDone(value: unknown): value is DoneSession {
  return isLink(value) && 'minutes' in value && 'atMs' in value && isAmount(value.minutes) && isAmount(value.atMs);
}

/** A time that a date can be made of. */
function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < 8.64e15;
}
