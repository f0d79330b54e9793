import { describe, expect, it } from 'vitest';
import { allBreathings, allMeditations, allPages, allPoses, allYogaClasses, figureConditions } from '#content';
import { demandsOf, missingAnswers, movementIds, unansweredSteps } from './condition-rules.ts';
import { type ConditionId, type ConditionNotes, conditionIds, conditionsOf, strictestNote } from './conditions.ts';

interface Answered {
  readonly name: string;
  readonly movements: readonly string[];
  readonly conditions: ConditionNotes;
}

const figures: readonly Answered[] = Object.entries(figureConditions.figures).map(([name, facts]) => ({
  name,
  ...facts,
}));
const poses: readonly Answered[] = allPoses.map((pose) => ({ ...pose, name: pose.id }));
const conditionsById = new Map([...figures, ...poses].map(({ name, conditions }) => [name, conditions]));

const plans = [
  ...allYogaClasses.map((item) => ({ ...item, steps: item.plan.flatMap(({ steps }) => steps) })),
  ...allPages.filter(({ routine }) => routine.length > 0).map((item) => ({ ...item, steps: item.routine })),
].map(({ title, movements, conditions, steps }) => ({
  name: title,
  movements,
  conditions,
  steps: steps.map(({ name, figure }) => ({ name, conditions: conditionsById.get(figure) ?? {} })),
}));

/** Every entry of an item, taken away. */
function withoutEach({ conditions }: { readonly conditions: ConditionNotes }) {
  return conditionIds
    .filter((id) => conditions[id])
    .map((id) => ({ id, rest: Object.fromEntries(Object.entries(conditions).filter(([other]) => other !== id)) }));
}

describe('an entry that a rule demands cannot be taken away', () => {
  it.each([...poses, ...figures])('$name', ({ movements, conditions }) => {
    expect(missingAnswers(movements, conditions)).toEqual([]);
    const demanded = new Set(movements.flatMap((movement) => demandsOf(movement).map(({ id }) => id)));
    const accepted = withoutEach({ conditions }).filter(({ rest }) => missingAnswers(movements, rest).length === 0);
    expect(accepted.filter(({ id }) => demanded.has(id))).toEqual([]);
  });

  it.each(plans)('$name', ({ movements, conditions, steps }) => {
    expect(missingAnswers(movements, conditions)).toEqual([]);
    expect(unansweredSteps(steps, conditions)).toEqual([]);
    const warned = new Set(steps.flatMap((step) => Object.keys(step.conditions)));
    const accepted = withoutEach({ conditions }).filter(({ rest }) => unansweredSteps(steps, rest).length === 0);
    expect(accepted.filter(({ id }) => warned.has(id))).toEqual([]);
  });
});

/** Named by hand, so that a rule that goes missing is seen: the pose, and what it must say something of. */
const anchors: readonly (readonly [string, readonly ConditionId[]])[] = [
  ['paschimottanasana', ['beinskjorhet', 'rygg', 'gravid']],
  ['uttanasana', ['beinskjorhet', 'oyetrykk', 'hoyt-blodtrykk', 'svimmel', 'refluks']],
  ['janu-sirsasana', ['beinskjorhet']],
  ['ardha-matsyendrasana', ['beinskjorhet', 'gravid']],
  ['supta-matsyendrasana', ['beinskjorhet', 'gravid']],
  ['marjaryasana', ['beinskjorhet', 'kne', 'handledd']],
  ['adho-mukha-svanasana', ['oyetrykk', 'hoyt-blodtrykk', 'handledd']],
  ['bhujangasana', ['gravid', 'handledd', 'brokk']],
  ['salabhasana', ['gravid']],
  ['ustrasana', ['kne', 'brokk']],
  ['viparita-karani', ['hjerte', 'oyetrykk']],
  ['halasana', ['nakke', 'beinskjorhet', 'oyetrykk', 'hoyt-blodtrykk']],
  ['salamba-sirsasana', ['nakke', 'beinskjorhet', 'oyetrykk', 'gravid', 'svimmel']],
  ['vrksasana', ['svimmel', 'beinskjorhet']],
  ['paripurna-navasana', ['brokk']],
  ['eka-pada-rajakapotasana', ['hofte', 'kne']],
  ['savasana', ['gravid', 'refluks']],
];

it.each(anchors)('%s must answer %j', (name, ids) => {
  const item = [...poses, ...figures].find((candidate) => candidate.name === name);
  const removals = withoutEach(item ?? { conditions: {} }).filter(({ id }) => ids.includes(id));
  expect(removals).toHaveLength(ids.length);
  for (const { id, rest } of removals) expect(missingAnswers(item?.movements ?? [], rest).join(), id).toContain(id);
});

it('weight on the neck is never merely adapted', () => {
  const bearing = poses.filter(({ movements }) => movements.includes('neck-load'));
  expect(bearing.length).toBeGreaterThan(3);
  for (const { name, movements, conditions } of bearing) {
    const milder = { ...conditions, nakke: { verdict: 'adapt', words: '' } } as const;
    expect(conditions.nakke?.verdict, name).toBe('avoid');
    expect(missingAnswers(movements, milder), name).not.toEqual([]);
  }
});

it('a plan names the steps that it asks to leave out', () => {
  const adapted = plans.flatMap(({ name, conditions, steps }) =>
    conditionIds
      .filter(
        (id) => conditions[id]?.verdict === 'adapt' && steps.some((step) => step.conditions[id]?.verdict === 'avoid'),
      )
      .map((id) => ({ name, silenced: { ...conditions, [id]: { verdict: 'adapt', words: 'Gjør mindre.' } }, steps })),
  );
  expect(adapted.length).toBeGreaterThan(5);
  for (const { name, silenced, steps } of adapted) expect(unansweredSteps(steps, silenced), name).not.toEqual([]);
});

it('every movement is used', () => {
  const used = new Set<string>([...poses, ...figures].flatMap(({ movements }) => movements));
  used.add('breath-holding');
  expect(movementIds.filter((id) => !used.has(id))).toEqual([]);
});

it('an exercise that holds the breath is refused to the heart, to high pressure and in pregnancy', () => {
  const holding = allBreathings.filter(({ breath }) => breath.some(({ kind }) => kind === 'hold'));
  expect(holding).not.toEqual([]);
  for (const { id, conditions } of holding) {
    expect(
      [conditions.hjerte, conditions['hoyt-blodtrykk'], conditions.gravid].map((note) => note?.verdict),
      id,
    ).toEqual(['avoid', 'avoid', 'avoid']);
  }
});

it('answers stand with those to avoid first, and the strictest is found', () => {
  const conditions = {
    kne: { verdict: 'adapt', words: 'Bøy mindre.' },
    nakke: { verdict: 'avoid', words: 'La den være.' },
  } as const;
  expect(conditionsOf({ conditions }).map(({ id }) => id)).toEqual(['nakke', 'kne']);
  expect(strictestNote(conditions, ['kne', 'nakke'])).toBe(conditions.nakke);
  expect(strictestNote(conditions, ['hjerte'])).toBeNull();
});

it('a meditation answers the conditions, too', () => {
  for (const { slug, conditions } of allMeditations)
    expect(conditionsOf({ conditions }).length, slug).toBeGreaterThan(0);
});
