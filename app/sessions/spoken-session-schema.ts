import { z } from 'zod';
import { prose } from '#app/text/editorial.ts';
import { lengths, line } from './spoken-step-schema.ts';

/** One round of breath in whole seconds; the phases that are left out do not happen. */
export const breath = z
  .strictObject({
    in: z.number().int().min(2).max(8),
    hold: z.number().int().min(1).max(10).optional(),
    out: z.number().int().min(2).max(12),
    rest: z.number().int().min(1).max(10).optional(),
  })
  .transform((round) =>
    (['in', 'hold', 'out', 'rest'] as const).flatMap((kind) => {
      const seconds = round[kind];
      return seconds === undefined ? [] : [{ kind, seconds }];
    }),
  );

/** Whether the breath stands still, full or empty. */
export function isHeld(phases: z.output<typeof breath> | undefined): boolean {
  return phases?.some(({ kind }) => kind === 'hold' || kind === 'rest') ?? false;
}

/** What is said in a session without poses, step by step. */
export const spokenSessionFields = {
  /** For the night: no bells, no word at the end, dark pages. The listener may be asleep. */
  quiet: z.boolean().default(false),
  /** By day: whether a gong rings between the steps and at the end. False where it would frighten. */
  rings: z.boolean().default(true),
  lengths,
  steps: z
    .array(
      z.strictObject({
        /** For a meditation that has a page: the title of a timed step of it, without its minutes. */
        name: prose,
        /** A guided breath throughout the step. */
        breath: breath.optional(),
        /** Takes what is left of the session, as silence. */
        rest: z.boolean().default(false),
        /** Seconds before its first line, for the bell; a guided breath begins with its first line. */
        lead: z.number().min(0).max(10).optional(),
        /** Left out of sessions of fewer minutes. */
        least: z.number().int().default(0),
        lines: z.array(line).min(1),
        /** Said last, after the silence of a step that rests. */
        out: z.array(line).default([]),
      }),
    )
    .min(3),
};
