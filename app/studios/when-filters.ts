import type { FilterChoice, FilterGroup } from '#app/ui/index.ts';
import type { Studio } from './rules/studio.ts';
import { isOpenWithin } from './rules/today.ts';
import { weekdays } from './rules/weekdays.ts';

export const ratingFilter: FilterGroup = {
  name: 'vurdering',
  legend: 'Vurdering',
  allLabel: 'Alle',
  options: [
    { value: '4', label: '4 og opp' },
    { value: '4.5', label: '4,5 og opp' },
  ],
};

export const dayFilter: FilterGroup = {
  name: 'dag',
  legend: 'Dag',
  allLabel: 'Alle dager',
  options: weekdays.map((label) => ({ value: label.toLocaleLowerCase('nb'), label })),
};

/** In minutes after midnight. */
const dayParts = [
  { value: 'morgen', label: 'Morgen (før 10)', from: 0, to: 600 },
  { value: 'dagtid', label: 'Dagtid (10–16)', from: 600, to: 960 },
  { value: 'kveld', label: 'Kveld (etter 16)', from: 960, to: 1560 },
] as const;

export const partFilter: FilterGroup = { name: 'tid', legend: 'Tid', allLabel: 'Hele dagen', options: dayParts };

/** The day that is asked for, 0 is Monday; null for any. */
export function chosenDay({ dag }: FilterChoice): number | null {
  const index = dayFilter.options.findIndex(({ value }) => value === dag);
  return index < 0 ? null : index;
}

/** Who is open then and rated so. A part of the day without a day is any day's. Null where all fit. */
export function fitting(choice: FilterChoice): ((studio: Studio) => boolean) | null {
  const { dag, tid, vurdering } = choice;
  if (!(dag || tid || vurdering)) return null;
  const day = chosenDay(choice);
  const days = day === null ? weekdays.map((_, index) => index) : [day];
  const { from, to } = dayParts.find(({ value }) => value === tid) ?? { from: 0, to: 1560 };
  const least = Number(vurdering || 0);
  return (studio) =>
    (studio.rating ?? 0) >= least && (!(dag || tid) || days.some((index) => isOpenWithin(studio, index, from, to)));
}
