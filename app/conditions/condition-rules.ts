import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type ConditionId,
  type ConditionNotes,
  conditionIds,
  strictness,
  type Verdict,
  verdicts,
} from './conditions.ts';

const rulesFile = z
  .strictObject({
    movements: z.record(
      z.string(),
      z.strictObject({
        /** What counts as this movement. */
        means: z.string(),
        /** The least that an item with this movement says of each condition. */
        demands: z.partialRecord(z.enum(conditionIds), z.enum(verdicts)),
        sources: z.array(z.string()).refine((ids) => new Set(ids).size > 1, 'two sources at least'),
      }),
    ),
    sources: z.record(z.string(), z.string()),
  })
  .refine(({ movements, sources }) => {
    return Object.values(movements).every((rule) => rule.sources.every((id) => id in sources));
  }, 'a rule names a source that is not listed');

// Not through the content compiler: the schemas of what it compiles are made of these rules.
const file = join(import.meta.dirname, '../../content/movements.yaml');

/** The rules of `content/movements.yaml` by movement, and their sources. */
export const { movements: movementRules, sources } = rulesFile.parse(parse(readFileSync(file, 'utf8')));

/** What a pose does to a body, as far as a rule asks. */
export const movementIds = Object.keys(movementRules);

/** What the movements demand and the answers lack, one line each: `kneeling demands kne: adapt`. */
export function missingAnswers(movements: readonly string[], conditions: ConditionNotes): string[] {
  return movements.flatMap((movement) =>
    demandsOf(movement)
      .filter(({ id, verdict }) => strictness(conditions[id]?.verdict) < strictness(verdict))
      .map(({ id, verdict }) => `${movement} demands ${id}: ${verdict}`),
  );
}

/** The demands of a movement, as a list. Throws where there is no such movement. */
export function demandsOf(movement: string): readonly { readonly id: ConditionId; readonly verdict: Verdict }[] {
  const rule = movementRules[movement];
  if (!rule) throw new Error(`there is no movement ${movement}`);
  return conditionIds.flatMap((id) => {
    const verdict = rule.demands[id];
    return verdict ? [{ id, verdict }] : [];
  });
}

interface AnsweringStep {
  /** As the plan calls it. */
  readonly name: string;
  readonly conditions: ConditionNotes;
}

/**
 * What a plan's steps warn of and the plan does not answer, one line each. A plan that only adapts to what a step must
 * not be done with names that step in its words: it is the one to leave out.
 */
export function unansweredSteps(steps: readonly AnsweringStep[], conditions: ConditionNotes): string[] {
  return conditionIds.flatMap((id) => {
    const warning = steps.filter((step) => step.conditions[id]);
    const own = conditions[id];
    if (!own) return warning.length > 0 ? [`«${warning[0]?.name}» demands ${id}`] : [];
    if (own.verdict === 'avoid') return [];
    return warning
      .filter((step) => step.conditions[id]?.verdict === 'avoid' && !namesStep(own.words, step.name))
      .map((step) => `${id}: the words name «${step.name}», which is to be left out`);
  });
}

/** `Hode mot kne, med pute` is named by its first words. */
function namesStep(words: string, name: string): boolean {
  return words.toLocaleLowerCase('nb').includes((name.split(',')[0] ?? name).toLocaleLowerCase('nb'));
}
