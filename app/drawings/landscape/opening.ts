import { headingTone } from './heading-tone.ts';
import type { HourId, TextTone } from './hours.ts';
import type { HousePictureId } from './house-picture-id.ts';
import type { SceneId } from './scenes.ts';
import type { SeasonId } from './seasons.ts';
import { dayOfYear } from './year.ts';

/** How a page opens: on which landscape, and in which tone text stands on its sky. */
export interface Opening {
  readonly scene: SceneId;
  /** Another hour than the scene's own. */
  readonly hour?: HourId | undefined;
  /** Another season than the scene's own. */
  readonly season?: SeasonId | undefined;
  readonly tone: TextTone;
}

/** The same with a house in its land. */
export type HouseOpening = Omit<Opening, 'scene'> & { readonly scene: HousePictureId };

/** For loaders: what a browser gets is this answer, not the drawings that it rests on. */
export function openingOn(scene: SceneId, hour?: HourId): Opening {
  return { scene, tone: headingTone(scene, hour), ...(hour && { hour }) };
}

/** A house in its land: always by daylight, so that the words on its sky are dark. */
export function openingOnHouse(house: HousePictureId): HouseOpening {
  return { scene: house, tone: 'ink' };
}

/** The place as it looks on the day of a moment, in the season and the light of that time of the year. */
export function openingOnDay(scene: SceneId, moment: Date): Opening {
  const { season, hour } = dayOfYear(moment);
  return { ...openingOn(scene, hour), season };
}
