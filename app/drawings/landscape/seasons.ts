import type { Oklch } from './colour.ts';

/** What changes colour with the year. */
type Seasonal = {
  /** High open ground, moss and heather. */
  slope: Oklch;
  meadow: Oklch;
  grass: Oklch;
  leaf: Oklch;
  flower: Oklch;
  spruce: Oklch;
};

/** What keeps its colour all year. */
const lasting = {
  rock: [0.47, 0.05, 250],
  snow: [0.975, 0.008, 230],
  bark: [0.95, 0.012, 85],
  twig: [0.4, 0.03, 40],
  stone: [0.72, 0.014, 75],
  path: [0.87, 0.035, 82],
  sand: [0.88, 0.03, 85],
  reed: [0.62, 0.07, 100],
  red: [0.5, 0.125, 31],
  white: [0.96, 0.012, 85],
  ochre: [0.77, 0.095, 80],
  blueWood: [0.58, 0.05, 235],
  greenWood: [0.52, 0.045, 165],
  brick: [0.58, 0.09, 40],
  timber: [0.42, 0.035, 58],
  paleTimber: [0.79, 0.045, 72],
  roof: [0.41, 0.022, 250],
  turf: [0.56, 0.075, 128],
  ink: [0.27, 0.035, 235],
  dawn: [0.8, 0.09, 50],
  wall: [0.955, 0.032, 82],
  floor: [0.82, 0.042, 72],
  trim: [0.96, 0.012, 85],
  sill: [0.79, 0.045, 72],
  mat: [0.52, 0.06, 205],
  clay: [0.66, 0.09, 42],
} satisfies Record<string, Oklch>;

export const seasons = {
  spring: {
    slope: [0.66, 0.06, 135],
    meadow: [0.76, 0.095, 126],
    grass: [0.83, 0.11, 118],
    leaf: [0.79, 0.115, 122],
    flower: [0.97, 0.02, 95],
    spruce: [0.42, 0.06, 165],
  },
  summer: {
    slope: [0.58, 0.06, 148],
    meadow: [0.68, 0.09, 135],
    grass: [0.77, 0.105, 122],
    leaf: [0.62, 0.095, 138],
    flower: [0.93, 0.07, 95],
    spruce: [0.37, 0.055, 172],
  },
  autumn: {
    slope: [0.58, 0.11, 42],
    meadow: [0.76, 0.11, 82],
    grass: [0.81, 0.09, 88],
    leaf: [0.77, 0.135, 76],
    flower: [0.62, 0.13, 36],
    spruce: [0.36, 0.045, 180],
  },
  winter: {
    slope: [0.86, 0.018, 245],
    meadow: [0.95, 0.012, 240],
    grass: [0.88, 0.02, 250],
    leaf: [0.55, 0.03, 40],
    flower: [0.97, 0.008, 230],
    spruce: [0.4, 0.045, 205],
  },
} satisfies Record<string, Seasonal>;

export type SeasonId = keyof typeof seasons;
export type Material = keyof typeof lasting | keyof Seasonal;

/**
 * What a room is made of, once the lamp is lit: straight into the blue of the night its warm white would go through grey.
 */
export const byLamp: Partial<Record<Material, Oklch>> = {
  wall: [0.62, 0.12, 340],
  floor: [0.62, 0.1, 32],
  trim: [0.72, 0.07, 325],
  sill: [0.64, 0.13, 22],
};

/** The colour of a thing in neutral daylight, close at hand. */
export function localColour(material: Material, season: SeasonId): Oklch {
  const all: Record<Material, Oklch> = { ...lasting, ...seasons[season] };
  return all[material];
}
