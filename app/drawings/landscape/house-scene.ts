import type { HourId } from './hours.ts';
import { buildings } from './house-buildings.ts';
import { lands } from './house-lands.ts';
import { type HousePictureId, houseKinds, housePlaces, houseSeasons } from './house-picture-id.ts';
import { cardSite, type HouseSite, openingSite, pick } from './house-sheet.ts';
import { between, randomFrom } from './random.ts';
import type { Layer, Scene } from './scene.ts';
import type { SeasonId } from './seasons.ts';
import { clouds, halo, orb, sky, stars } from './sky.ts';

const seasonOf: Readonly<Record<HousePictureId['season'], SeasonId>> = {
  var: 'spring',
  sommer: 'summer',
  host: 'autumn',
  vinter: 'winter',
};
const hoursOf: Readonly<Record<SeasonId, readonly HourId[]>> = {
  spring: ['morning', 'day', 'day'],
  summer: ['day', 'morning', 'day', 'afternoon'],
  autumn: ['afternoon', 'day', 'overcast'],
  winter: ['winter'],
};
const low: readonly HourId[] = ['afternoon', 'winter'];

/** A house in its land, on a card: drawn anew, and the same, from its name alone. */
export function houseScene(id: HousePictureId): Scene {
  return sceneOn(id, cardSite);
}

/** The same house in a wide land, for the opening of a page: warehouses stand farther left, since there are three of them. */
export function houseOpening(id: HousePictureId): Scene {
  return sceneOn(id, openingSite(id.kind === 'sjohus' ? 800 : 900));
}

function sceneOn(id: HousePictureId, site: HouseSite): Scene {
  const seed = seedOf(id);
  const random = randomFrom(seed);
  const season = seasonOf[id.season];
  const hour = pick(random, hoursOf[season]);
  const across = Math.round(between(random, 90, 630));
  const sunX = site.isOpening ? site.left + Math.round(across / 4) : across;
  const horizon = id.place === 'fjord' || id.place === 'kyst' ? site.shore : site.drop + 330;
  const light: Layer[] = [stars(26, site.drop + 170), halo(low.includes(hour) ? 1 : 0.5)];
  const isLow = low.includes(hour) && id.place !== 'by';
  return {
    hour,
    season,
    seed,
    sun: { x: sunX, y: site.drop + (isLow ? 214 : 90), reach: 260 },
    horizon,
    layers: [
      sky(),
      ...light,
      ...(isLow ? [orb(sunX, site.drop + 214, 30)] : []),
      ...(hour === 'day' || hour === 'overcast' ? [clouds([[sunX, site.drop + 96]], 150, 0.8)] : []),
      ...lands[id.place](random, season, site),
      ...buildings[id.kind](random, season, site),
    ],
  };
}

/** Every name has its own number. */
function seedOf({ place, season, kind, variant }: HousePictureId): number {
  const [a, b, c] = [housePlaces.indexOf(place), houseSeasons.indexOf(season), houseKinds.indexOf(kind)];
  return 7001 + ((a * houseSeasons.length + b) * houseKinds.length + c) * 101 + variant * 17;
}
