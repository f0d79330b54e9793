import type { Random } from './random.ts';
import type { Layer } from './scene.ts';
import type { SeasonId } from './seasons.ts';

/** Where the house stands on a card: everything of it lies within what a flat card keeps of the sheet. */
const foot = 398;
const shore = 316;

/** The ground that a house and its land are drawn on, in drawing units. */
export interface HouseSite {
  /** Of the whole sheet. */
  readonly width: number;
  /** Where the house's own part of it begins, which is as wide as a card. */
  readonly left: number;
  /** How much lower everything lies than on a card. */
  readonly drop: number;
  readonly foot: number;
  readonly shore: number;
  /** The sheet of an opening: the house stands in the middle of what a phone sees of it. */
  readonly isOpening: boolean;
}

export const cardWidth = 720;

export const cardSite: HouseSite = { width: cardWidth, left: 0, drop: 0, foot, shore, isOpening: false };

/** On the sheet of an opening, 1440 wide, of which every window sees what lies right of 1080. */
export function openingSite(left: number): HouseSite {
  const drop = 154;
  return { width: 1440, left, drop, foot: foot + drop, shore: shore + drop, isOpening: true };
}

/** A part of the picture, by chance, season and where it is drawn. */
export type HousePart = (random: Random, season: SeasonId, site: HouseSite) => Layer[];

export function pick<Item>(random: Random, items: readonly [Item, ...Item[]] | readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}
