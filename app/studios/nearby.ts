import type { Position } from './rules/distance.ts';
import { isStyle } from './rules/listing.ts';
import type { Studio } from './rules/studio.ts';
import type { Span } from './rules/time-spans.ts';
import { dayInWords } from './rules/today.ts';
import { placed } from './wish.ts';

/** A studio as a browser needs it to say how far it is, and whether it is open. */
export interface NearbyStudio {
  readonly name: string;
  readonly slug: string;
  readonly city: string;
  readonly styles: readonly string[];
  readonly position: Position;
  /** Only its town is known. */
  readonly isRough: boolean;
  /** The hours of the day that is asked for, in words. */
  readonly hours: string | null;
  /** The hours from Monday to Sunday, where no day is asked for and they are known. */
  readonly week: readonly (readonly Span[] | null)[] | null;
  /** The hours of public holidays, where those of the week stand and these are told. */
  readonly holidays?: readonly Span[];
}

/** So many fit into some 200 kB before compression. */
export const maxNearby = 2000;

/** The studios of which it is known at least in which town they lie. */
export function nearbyStudios(
  studios: readonly Studio[],
  day: number | null,
  positionOf: (city: string) => Position | null,
): NearbyStudio[] {
  return placed(studios, positionOf).flatMap(({ studio, position }) => {
    if (position === null) return [];
    const { name, slug, city, openingHours, temporarilyClosed } = studio;
    const { latitude, longitude } = position;
    const isKnown = openingHours.kind === 'weekly' && !temporarilyClosed;
    return {
      ...{ name, slug, city, position: { latitude, longitude }, isRough: studio.position?.level !== 'house' },
      styles: studio.styles.filter(isStyle).slice(0, 3),
      hours: day === null ? null : dayInWords(studio, day),
      week: day === null && isKnown ? openingHours.days.map(({ spans }) => spans) : null,
      ...(day === null && isKnown && openingHours.holidays && { holidays: openingHours.holidays }),
    };
  });
}
