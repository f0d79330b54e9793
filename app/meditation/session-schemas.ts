import { defineCollection } from '@content-collections/core';
import { z } from 'zod';
import { meditations } from '#app/meditation/meditation-schemas.ts';
import { minutesOf, prose, slug } from '#app/site/editorial.ts';
import { checkConditions, conditionFields } from '#app/yoga/condition-schema.ts';

/** One round of breath in whole seconds; the phases that are left out do not happen. */
const breath = z
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

/** What the teacher says at a time, in seconds from the start of the step. */
const cue = z.strictObject({ at: z.number().nonnegative(), text: prose });

/** What is said in a meditation, step by step; the file has the meditation's slug. */
export const sessions = defineCollection({
  name: 'sessions',
  typeName: 'SpokenMeditation',
  directory: 'content/sessions',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    /** No bells, and no word at the end: the listener may be asleep. */
    quiet: z.boolean().default(false),
    steps: z
      .array(
        z.strictObject({
          /** The title of a timed step of the meditation, without its minutes. */
          name: prose,
          /** A guided breath throughout the step. */
          breath: breath.optional(),
          cues: z.array(cue).min(1),
        }),
      )
      .min(3),
  }),
  transform: (document, context) => {
    const meditationSlug = document._meta.path;
    const meditation = context.documents(meditations).find(({ _meta }) => _meta.path === meditationSlug);
    if (!meditation) throw new Error(`there is no meditation «${meditationSlug}»`);
    if (document.steps.some(({ breath }) => isHeld(breath))) checkConditions(['breath-holding'], meditation.conditions);
    const timed = meditation.steps.map(({ title }) => timedTitle(title)).filter((step) => step !== null);
    if (timed.map(({ name }) => name).join('|') !== document.steps.map(({ name }) => name).join('|'))
      throw new Error(`the steps are those of the meditation: ${timed.map(({ name }) => name).join(', ')}`);
    const minutes = timed.reduce((sum, step) => sum + step.minutes, 0);
    if (minutes !== minutesOf(meditation.duration))
      throw new Error(`the steps take ${minutes} min, the meditation ${meditation.duration}`);
    return {
      meditationSlug,
      quiet: document.quiet,
      title: meditation.title,
      precautions: meditation.precautions,
      steps: document.steps.map((step, index) => ({
        ...step,
        breath: step.breath ?? [],
        minutes: timed[index]?.minutes ?? 0,
      })),
    };
  },
});

/** The exercises of a few minutes that are breath alone. */
export const breathing = defineCollection({
  name: 'breathing',
  typeName: 'BreathingExercise',
  directory: 'content/breathing',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    title: prose,
    order: z.number().int().positive(),
    description: prose.min(40).max(160),
    conditions: conditionFields.conditions,
    prepare: z.array(prose).min(2),
    breath,
    rounds: z.number().int().min(2).max(60),
    finish: z.array(prose).min(1),
    precautions: z.array(prose).min(1),
  }),
  transform: (document) => {
    if (isHeld(document.breath)) {
      checkConditions(['breath-holding'], document.conditions);
      // No condition of the list: it concerns exercises that hold the breath, and nothing else.
      if (!document.precautions.some((text) => text.includes('epilepsi')))
        throw new Error('the precautions of an exercise that holds the breath name epilepsi');
    }
    return { ...document, id: slug.parse(document._meta.path) };
  },
});

/** Whether the breath stands still, full or empty. */
function isHeld(phases: z.output<typeof breath> | undefined): boolean {
  return phases?.some(({ kind }) => kind === 'hold' || kind === 'rest') ?? false;
}

/** `Finn pusten ett sted (2 min)` → name and minutes; null for a step that takes no time of the session. */
function timedTitle(title: string): { name: string; minutes: number } | null {
  const match = /^(.+) \((\d+) min\)$/u.exec(title);
  return match?.[1] ? { name: match[1], minutes: Number(match[2]) } : null;
}
