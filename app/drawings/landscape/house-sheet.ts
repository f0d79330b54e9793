import type { Random } from './random.ts';
import type { Layer } from './scene.ts';
import type { SeasonId } from './seasons.ts';

/** Where the house stands: everything of it lies within what a flat card keeps of the sheet. */
export const foot = 398;
export const shore = 316;
export const sheetWidth = 720;

/** A part of the picture, by chance, season and whether lamps are lit. */
export type HousePart = (random: Random, season: SeasonId, isDark: boolean) => Layer[];

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
