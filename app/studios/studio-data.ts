import type { ExerciseGymLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts';
import type { OpeningHours } from './rules/opening-hours.ts';
import type { PostalAddress } from './rules/postal-address.ts';
import type { Studio } from './rules/studio.ts';
import type { Span } from './rules/time-spans.ts';

/** A studio as schema.org knows it: without ratings, which belong to the map services they come from, and with hours only where they are known by weekday. */
export function studioData(studio: Studio, address: PostalAddress | null): ExerciseGymLeaf {
  return {
    '@type': 'ExerciseGym',
    name: studio.name,
    ...(address && { address: { '@type': 'PostalAddress', ...address } }),
    ...(studio.phone && { telephone: studio.phone.text }),
    ...(studio.website && { url: studio.website.href }),
    ...(studio.position?.level === 'house' && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: studio.position.latitude,
        longitude: studio.position.longitude,
      },
    }),
    ...(studio.municipality && { areaServed: studio.municipality }),
    ...(studio.openingHours.kind === 'weekly' && {
      openingHoursSpecification: hoursData(studio.openingHours),
    }),
  };
}

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const closed: Span = { opensMinute: 0, closesMinute: 0 };

/**
 * One entry for each time that a studio opens on a day; none on a day it is closed or does not tell of. On public holidays
 * the hours of the weekday would be believed: closed is said, from midnight to midnight.
 */
function hoursData({
  days,
  holidays,
}: Extract<OpeningHours, { kind: 'weekly' }>): readonly OpeningHoursSpecificationLeaf[] {
  const onHolidays = holidays?.length === 0 ? [closed] : (holidays ?? []);
  return [
    ...days.flatMap(({ spans }, index) => (spans ?? []).map((span) => specification(dayNames[index], span))),
    ...onHolidays.map((span) => specification('PublicHolidays', span)),
  ];
}

function specification(
  dayOfWeek: OpeningHoursSpecificationLeaf['dayOfWeek'],
  { opensMinute, closesMinute }: Span,
): OpeningHoursSpecificationLeaf {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens: clock(opensMinute),
    closes: clock(closesMinute),
  };
}

/** Minutes since midnight as schema.org writes them; past midnight begins anew. */
function clock(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
