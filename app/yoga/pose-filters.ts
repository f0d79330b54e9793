import { type ConditionId, conditionIds, conditionNames } from '#app/conditions/index.ts';
import { poseLevelNames } from '#app/text/index.ts';
import { chosenFilters, type FilterChoice, type FilterGroup } from '#app/ui/index.ts';
import { type Pose, posePractice } from '#content';

type Family = NonNullable<(typeof posePractice.poses)[Pose['id']]>['warms'][number];

/** What of the body a pose prepares or asks something of. */
const bodyParts: Readonly<Record<string, { readonly label: string; readonly families: readonly Family[] }>> = {
  rygg: { label: 'Rygg', families: ['spine'] },
  nakke: { label: 'Nakke og skuldre', families: ['neck', 'shoulders'] },
  hofter: { label: 'Hofter', families: ['hips'] },
  bein: { label: 'Bein', families: ['legs', 'back-of-legs'] },
  mage: { label: 'Mage', families: ['core'] },
};
const levels: Readonly<Record<string, Pose['level']>> = {
  nybegynner: 'beginner',
  middels: 'intermediate',
  avansert: 'advanced',
};
const positions: Readonly<Record<string, { readonly label: string; readonly station: Pose['station'] }>> = {
  staende: { label: 'Stående', station: 'standing' },
  sittende: { label: 'Sittende', station: 'sitting' },
  'pa-alle-fire': { label: 'På knærne', station: 'all-fours' },
  'pa-magen': { label: 'På magen', station: 'belly' },
  'pa-ryggen': { label: 'På ryggen', station: 'back' },
};

/** What the poses of the library can be chosen by, and how each choice is written in the address. */
export const poseFilters: readonly FilterGroup[] = [
  { name: 'kropp', legend: 'Kroppsdel', options: labelled(bodyParts) },
  {
    name: 'niva',
    legend: 'Nivå',
    options: Object.entries(levels).map(([value, level]) => ({ value, label: poseLevelNames[level] })),
  },
  { name: 'stilling', legend: 'Utgangspunkt', options: labelled(positions) },
  {
    name: 'hensyn',
    legend: 'Ta hensyn til',
    allLabel: 'Ingenting',
    options: conditionIds.map((value) => ({ value, label: conditionNames[value].name })),
  },
];

/** What an address chooses, with the condition among it. */
export function poseChoice(parameters: URLSearchParams): { choice: FilterChoice; condition: ConditionId | undefined } {
  const choice = chosenFilters(poseFilters, parameters);
  return { choice, condition: conditionIds.find((id) => id === choice.hensyn) };
}

/** Whether a pose agrees with all that is chosen: with a condition, that nothing says to avoid it. */
export function agreesWith(pose: Pose, { kropp, niva, stilling, hensyn }: FilterChoice): boolean {
  const part = bodyParts[kropp ?? ''];
  const level = levels[niva ?? ''];
  const position = positions[stilling ?? ''];
  const condition = conditionIds.find((id) => id === hensyn);
  return (
    (!part || familiesOf(pose).some((family) => part.families.includes(family))) &&
    (!level || pose.level === level) &&
    (!position || pose.station === position.station) &&
    (!condition || pose.conditions[condition]?.verdict !== 'avoid')
  );
}

function familiesOf({ id }: Pose): readonly Family[] {
  const practice = posePractice.poses[id];
  return practice ? [...practice.warms, ...practice.loads] : [];
}

function labelled(choices: Readonly<Record<string, { readonly label: string }>>): FilterGroup['options'] {
  return Object.entries(choices).map(([value, { label }]) => ({ value, label }));
}
