import { z } from 'zod';
import { figureIds } from '#app/drawings/figure/figure-ids.ts';
import { prose } from '#app/site/editorial.ts';
import { type SpokenLines, shortestSeconds, spokenLines, type WrittenLines } from './player/spoken.ts';

/**
 * What the voice says in a step: one sentence an item. `in` on entering (left out: the sentences of the step's text),
 * `hold` while it is held, on each side, `change` at half time, `out` just before the end.
 */
export const spoken = z.strictObject({
  in: z.array(prose).min(1).optional(),
  hold: z.array(prose).min(1).optional(),
  change: z.array(prose).min(1).optional(),
  out: z.array(prose).min(1).optional(),
});

/** A step as it is written. */
export const stepFields = {
  figure: z.enum(figureIds),
  name: prose,
  /** How long, over all sides and rounds; steps of 30 seconds. */
  minutes: z.number().multipleOf(0.5).positive(),
  /** Done on the right and the left, half the time each. */
  bothSides: z.boolean().default(false),
  /** The whole instruction, as it is read on the page: two to four sentences. */
  text: prose.min(40),
  spoken: spoken.optional(),
};

/** One thing to do on the mat. */
export const planStep = z.strictObject(stepFields).transform(withLines);

type PlanStep = z.output<typeof planStep>;

/** A step with all its lines, the ones that are left out too. */
export function withLines<Written extends { text: string; spoken?: WrittenLines | undefined }>(step: Written) {
  return { ...step, spoken: spokenLines(step.text, step.spoken) };
}

/** A word of half time, or of the other side, that is said on entering contradicts what is said at half time. */
const halfTimeWords = /\b(midtveis|halve tiden|bytt side)\b/iu;

/** Throws where a plan would leave somebody without the words for the other side, or for the way up. */
export function checkPlan(steps: readonly PlanStep[]): void {
  steps.forEach((step, index) => {
    checkLines(step);
    const neededSeconds = Math.ceil(shortestSeconds(step.name, step.spoken));
    if (neededSeconds > step.minutes * 60)
      throw new Error(`«${step.name}» takes ${step.minutes * 60} s, and its words need ${neededSeconds} s`);
    if (index === steps.length - 1 && step.spoken.out.length === 0)
      throw new Error(`«${step.name}» is the last step: spoken.out says how to come up`);
  });
}

/** Throws where the lines of one step contradict its sides or themselves. */
export function checkLines({
  name,
  bothSides,
  spoken,
}: {
  name: string;
  bothSides: boolean;
  spoken: SpokenLines;
}): void {
  if (bothSides && spoken.change.length === 0)
    throw new Error(`«${name}» has two sides: spoken.change says at half time which one comes, and how`);
  const early = [...spoken.in, ...spoken.hold].find((sentence) => halfTimeWords.test(sentence));
  if (early) throw new Error(`«${name}» says «${early}» on entering: what is for half time stands in spoken.change`);
}
