/** A room of `app/`: one subject, or what several of them stand on. */
interface Room {
  /** Its folder in `app/`. */
  readonly name: string;
  /** Its files that other rooms may import. */
  readonly entries: readonly string[];
}

/**
 * The rooms, from the lowest to the highest: each may import from those above it in this list, and no other. What an
 * entry is for stands at its head; why the order is this one, in docs/decisions/0042-rooms-and-entries.md.
 */
export const rooms: readonly Room[] = [
  { name: 'text', entries: ['index.ts', 'editorial.ts', 'sided.ts'] },
  { name: 'studios/rules', entries: ['index.ts', 'city.ts'] },
  { name: 'paths', entries: [] },
  { name: 'ui', entries: ['index.ts'] },
  { name: 'islands', entries: ['index.ts', 'browser.ts', '.server/index.ts'] },
  { name: '.server', entries: ['index.ts', 'library.ts', 'log.ts'] },
  { name: '.server/database', entries: ['index.ts', 'tables.ts'] },
  { name: 'drawings', entries: ['index.ts', 'ids.ts', '.server/index.ts'] },
  { name: 'conditions', entries: ['index.ts'] },
  { name: 'site', entries: ['index.ts', 'settings.ts', '.server/index.ts'] },
  { name: 'help', entries: ['index.ts'] },
  { name: 'offline', entries: ['index.ts', 'browser.ts'] },
  { name: 'practice', entries: ['index.ts', 'browser.ts'] },
  { name: 'studios', entries: ['index.ts', '.server/index.ts', '.server/import/index.ts'] },
  { name: 'contact', entries: ['.server/index.ts'] },
  { name: 'sessions', entries: ['index.ts', 'script/index.ts', '.server/index.ts'] },
  { name: 'sessions/.server/voice', entries: ['index.ts'] },
  { name: 'sessions/.server/lines', entries: ['index.ts'] },
  { name: 'articles', entries: [] },
  { name: 'meditation', entries: ['.server/index.ts'] },
  { name: 'yoga', entries: ['index.ts'] },
  { name: 'programmes', entries: [] },
  { name: 'about', entries: ['.server/index.ts'] },
  { name: 'search', entries: ['.server/index.ts'] },
  { name: 'statistics', entries: ['.server/index.ts'] },
  { name: 'start', entries: ['.server/env.ts', '.server/development.ts'] },
];

/** Files that stand beside the rooms in `app/`, because the framework wants them there or everybody needs them. */
const homeless: Readonly<Record<string, string>> = { 'app/paths.ts': 'paths', 'app/entry.client.ts': 'islands' };

/** The files in `app/` itself, which bring the rooms together. */
export const roof = 'app';

const byDepth = rooms.map(({ name }) => name).sort((a, b) => b.length - a.length);
const entries = new Set(rooms.flatMap(({ name, entries }) => entries.map((entry) => `app/${name}/${entry}`)));

/** The room of a file, `app` for one that stands beside them, undefined outside of `app/`. Paths are from the root of the project. */
export function roomOf(file: string): string | undefined {
  if (!file.startsWith('app/')) return undefined;
  return homeless[file] ?? byDepth.find((name) => file.startsWith(`app/${name}/`)) ?? roof;
}

/** Whether `file` may import `target`, a file of another room: it is an entry, a schema for a schema, or of `ui` no code but a style, font or drawing. */
export function isOpen(file: string, target: string): boolean {
  const isSchema = (path: string) => /-schemas?\.ts$/u.test(path);
  const isMaterial = target.startsWith('app/ui/') && !/\.tsx?$/u.test(target);
  return entries.has(target) || target === 'app/paths.ts' || (isSchema(file) && isSchema(target)) || isMaterial;
}

/** Whether both lie in the same folder of `app/`: the rules of studios are a layer of their own, and part of the studios. */
export function isSameFolder(file: string, target: string): boolean {
  const folder = (path: string) => /^app\/[^/]+\//u.exec(path)?.[0];
  return folder(file) !== undefined && folder(file) === folder(target);
}
