import type { HourId } from './hours.ts';
import { buildings } from './house-buildings.ts';
import { lands } from './house-lands.ts';
import { type HousePictureId, houseKinds, housePlaces, houseSeasons } from './house-picture-id.ts';
import { pick, shore } from './house-sheet.ts';
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
  spring: ['morning', 'day', 'evening'],
  summer: ['day', 'sunrise', 'evening', 'morning'],
  autumn: ['afternoon', 'dusk', 'overcast'],
  winter: ['winter', 'blue', 'dusk', 'winter'],
};
/** Hours whose windows are lit and whose sky has stars. */
const dark: readonly HourId[] = ['blue', 'dusk'];
const low: readonly HourId[] = ['sunrise', 'evening', 'afternoon', 'winter'];

/** A house in its land: drawn anew, and the same, from its name alone. */
export function houseScene(id: HousePictureId): Scene {
  const seed = seedOf(id);
  const random = randomFrom(seed);
  const season = seasonOf[id.season];
  const hour = pick(random, hoursOf[season]);
  const isDark = dark.includes(hour);
  const sunX = Math.round(between(random, 90, 630));
  const horizon = id.place === 'fjord' || id.place === 'kyst' ? shore : 330;
  const light: Layer[] = isDark ? [stars(26, 170)] : [halo(low.includes(hour) ? 1 : 0.5)];
  const isLow = low.includes(hour) && id.place !== 'by';
  return {
    hour,
    season,
    seed,
    sun: { x: sunX, y: isLow ? 214 : 90, reach: 260 },
    horizon,
    layers: [
      sky(),
      ...light,
      ...(isLow ? [orb(sunX, 214, 30)] : []),
      ...(hour === 'day' || hour === 'overcast' ? [clouds([[sunX, 96]], 150, 0.8)] : []),
      ...lands[id.place](random, season, isDark),
      ...buildings[id.kind](random, season, isDark),
    ],
  };
}

/** Every name has its own number. */
function seedOf({ place, season, kind, variant }: HousePictureId): number {
  const [a, b, c] = [housePlaces.indexOf(place), houseSeasons.indexOf(season), houseKinds.indexOf(kind)];
  return 7001 + ((a * houseSeasons.length + b) * houseKinds.length + c) * 101 + variant * 17;
}
