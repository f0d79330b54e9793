import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cityKey } from '../../rules/city.ts';
import { readTownMap, type TownMap } from '../../rules/town-map.ts';

/** No drawing of a town comes near; more files than these are no towns of Norway. */
const maxBytes = 40_000;
const maxMaps = 2000;

function folderIn(dataDir: string): string {
  return join(dataDir, 'maps');
}

/** Kept whole or not at all, so that a run that is ended leaves the one before. */
export function keepTownMap(dataDir: string, map: TownMap): void {
  mkdirSync(folderIn(dataDir), { recursive: true, mode: 0o700 });
  const path = join(folderIn(dataDir), `${cityKey(map.place).replace(/[^\p{L}\d]+/gu, '-')}.json`);
  writeFileSync(`${path}.new`, JSON.stringify(map), { flush: true });
  renameSync(`${path}.new`, path);
}

/** What is kept, by `cityKey` of the place. A file that cannot be read is as good as none. */
export function readTownMaps(dataDir: string): Map<string, TownMap> {
  const folder = folderIn(dataDir);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return new Map();
  return byPlace(mapFiles(readdirSync(folder)).map((name) => readFileSync(join(folder, name), 'utf8')));
}

export interface TownMaps {
  /** The drawing of a place; null where there is none. */
  find(place: string): TownMap | null;
  /** Looks whether the folder has changed. Resolves with whether what `find` answers may have changed. Never rejects. */
  reload(): Promise<boolean>;
}

/** The drawings of towns in a data folder, in memory. */
export function openTownMaps(dataDir: string): TownMaps {
  const folder = folderIn(dataDir);
  let maps: ReadonlyMap<string, TownMap> = new Map();
  let changedAt = 0;
  return {
    find: (place) => maps.get(cityKey(place)) ?? null,
    reload: async () => {
      // A file that is put in the place of another changes its folder.
      const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: 0 }));
      if (mtimeMs === changedAt) return false;
      const names = await readdir(folder).catch(() => []);
      const texts: string[] = [];
      for (const name of mapFiles(names)) texts.push(await readFile(join(folder, name), 'utf8').catch(() => ''));
      maps = byPlace(texts);
      changedAt = mtimeMs;
      return true;
    },
  };
}

function mapFiles(names: readonly string[]): string[] {
  return names
    .filter((name) => name.endsWith('.json'))
    .sort()
    .slice(0, maxMaps);
}

function byPlace(texts: readonly string[]): Map<string, TownMap> {
  const maps = texts.flatMap((text) => (text.length > maxBytes ? [] : (readTownMap(text) ?? [])));
  return new Map(maps.map((map) => [cityKey(map.place), map]));
}
