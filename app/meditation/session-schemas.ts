import { defineCollection, defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { checkConditions, conditionFields } from '#app/conditions/condition-schema.ts';
import { checkScript, layOut, meditationScript, stations } from '#app/sessions/script/index.ts';
import { breath, isHeld, spokenSessionFields } from '#app/sessions/spoken-session-schema.ts';
import { invitation, line } from '#app/sessions/spoken-step-schema.ts';
import { metaDescription, minutesOf, prose, reviewFields, slug, updated } from '#app/text/editorial.ts';
import { meditations } from './meditation-schemas.ts';

/** What is said in a meditation, step by step; the file has the meditation's slug. */
export const sessions = defineCollection({
  name: 'sessions',
  typeName: 'SpokenMeditation',
  directory: 'content/sessions',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    invitation,
    ...spokenSessionFields,
  }),
  transform: (document, context) => {
    const meditationSlug = document._meta.path;
    const meditation = context.documents(meditations).find(({ _meta }) => _meta.path === meditationSlug);
    if (!meditation) throw new Error(`there is no meditation «${meditationSlug}»`);
    if (document.steps.some(({ breath }) => isHeld(breath))) checkConditions(['breath-holding'], meditation.conditions);
    if (document.lengths.at(-1) !== minutesOf(meditation.duration))
      throw new Error(`the longest of lengths is the duration of the meditation, ${meditation.duration}`);
    const script = meditationScript(document.lengths, document.steps, document.quiet, document.rings);
    checkScript(script, false);
    const timed = meditation.steps.map(({ title }) => timedTitle(title)).filter((step) => step !== null);
    const spoken = layOut(script, document.lengths.at(-1) ?? null).map(({ step, seconds }) =>
      timeOf(step.name, seconds),
    );
    if (spoken.join('|') !== timed.map(({ name, minutes }) => timeOf(name, minutes * 60)).join('|'))
      throw new Error(`the steps take ${spoken.join(', ')}, and those of the meditation its own time`);
    return {
      meditationSlug,
      invitation: document.invitation,
      title: meditation.title,
      precautions: meditation.precautions,
      quiet: document.quiet,
      rings: document.rings,
      lengths: document.lengths,
      steps: document.steps,
    };
  },
});

/** What is said between the poses of a visitor's own list. */
export const passages = defineSingleton({
  name: 'passages',
  typeName: 'SpokenPassages',
  filePath: 'content/passages.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    opening: z.array(line).min(1),
    closing: z.array(line).min(1),
    breaths: z.array(line).min(8),
    ways: z.array(
      z.strictObject({
        from: z.enum(stations),
        to: z.enum(stations),
        wordings: z.array(z.array(line).min(1)).min(2),
      }),
    ),
  }),
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
    /** Whom it is for, and why, on its card. */
    suits: prose.max(90),
    updated,
    ...reviewFields,
    metaDescription,
    /** What it is, a paragraph each. */
    about: z.array(prose).min(2),
    benefits: z.array(prose).min(2).max(5),
    conditions: conditionFields.conditions,
    prepare: z.array(prose).min(2),
    /** Shorter rounds before the first real one, where the breath is held. */
    warmUp: z.strictObject({ breath, rounds: z.number().int().min(1).max(4) }).optional(),
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

/** `Finn pusten ett sted (2 min)` → name and minutes; null for a step that takes no time of the session. */
function timedTitle(title: string): { name: string; minutes: number } | null {
  const match = /^(.+) \((\d+) min\)$/u.exec(title);
  return match?.[1] ? { name: match[1], minutes: Number(match[2]) } : null;
}

function timeOf(name: string, seconds: number): string {
  return `${name} (${seconds / 60} min)`;
}
