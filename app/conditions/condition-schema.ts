import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { figureIds, variantIds } from '#app/drawings/ids.ts';
import { prose } from '#app/text/editorial.ts';
import { sided } from '#app/text/sided.ts';
import { missingAnswers, movementIds, unansweredSteps } from './condition-rules.ts';
import { type ConditionNotes, conditionIds, things, verdicts } from './conditions.ts';

const drawnId = z.enum([...figureIds, ...variantIds]);

/** What an item does to a body, and what it says of each condition; a condition that is not named is fine. */
export const conditionFields = {
  movements: z.array(z.enum(movementIds)),
  conditions: z.partialRecord(
    z.enum(conditionIds),
    z.strictObject({
      verdict: z.enum(verdicts),
      words: prose.min(15).max(220),
      uses: z.array(z.enum(things)).optional(),
      cushions: z.number().int().min(0).max(2).optional(),
      drawn: z.union([drawnId.transform((only) => [only]), z.array(drawnId).min(2).max(5)]).optional(),
      instead: z
        .array(
          z
            .strictObject({ line: prose, say: prose.optional(), seconds: z.number().int().min(1).optional() })
            .transform(sidedInstead),
        )
        .min(1)
        .optional(),
    }),
  ),
};

/** `{side}` and `{other}` are the side that comes first and the other one. */
function sidedInstead(written: { line: string; say?: string | undefined; seconds?: number | undefined }) {
  const line = sided(written.line);
  const say = written.say === undefined ? undefined : sided(written.say);
  const { seconds } = written;
  return { line: line.text, otherLine: line.otherSide, say: say?.text, otherSay: say?.otherSide, seconds };
}

/** Throws where a movement demands an answer that is missing or too mild. */
export function checkConditions(movements: readonly string[], conditions: ConditionNotes): void {
  failWith(missingAnswers(movements, conditions));
}

interface Answering {
  readonly conditions: ConditionNotes;
}

/** What stands under a figure's id: the answers of its pose page, or those of the list of other figures. */
export function conditionsByFigure(
  poses: readonly (Answering & { readonly _meta: { readonly path: string } })[],
  others: Readonly<Partial<Record<string, Answering>>> = {},
): (figure: string) => ConditionNotes | undefined {
  const byPose = new Map(poses.map(({ _meta, conditions }) => [_meta.path, conditions]));
  return (figure) => byPose.get(figure) ?? others[figure]?.conditions;
}

/** A step of a plan, as the check of its conditions sees it. */
interface PlanStep {
  readonly name: string;
  readonly figure: string;
}

/** Throws where a plan says nothing, or too little, of what one of its steps warns of. */
export function checkPlanConditions(
  steps: readonly PlanStep[],
  conditionsOf: (figure: string) => ConditionNotes | undefined,
  plan: { readonly movements: readonly string[]; readonly conditions: ConditionNotes },
): void {
  const answering = steps.map(({ name, figure }) => {
    const conditions = conditionsOf(figure);
    if (!conditions)
      throw new Error(`«${figure}» has no sound pose page and does not stand in content/figure-conditions.yaml`);
    return { name, conditions };
  });
  failWith([...missingAnswers(plan.movements, plan.conditions), ...unansweredSteps(answering, plan.conditions)]);
}

function failWith(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`conditions: ${errors.join('; ')}`);
}

/** The same for figures that stand in a plan and have no pose page. */
export const figureConditions = defineSingleton({
  name: 'figureConditions',
  typeName: 'FigureConditions',
  filePath: 'content/figure-conditions.yaml',
  parser: 'yaml',
  schema: z.strictObject({ figures: z.partialRecord(z.enum(figureIds), z.strictObject(conditionFields)) }),
  transform: (document) => {
    for (const facts of Object.values(document.figures)) checkConditions(facts.movements, facts.conditions);
    return document;
  },
});
