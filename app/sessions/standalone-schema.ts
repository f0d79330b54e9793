import { defineCollection } from '@content-collections/core';
import { z } from 'zod';
import { checkConditions, conditionFields } from '#app/conditions/condition-schema.ts';
import { helpLineIds } from '#app/help/help-line-schema.ts';
import { metaDescription, prose, reviewFields, slug, updated } from '#app/text/editorial.ts';
import { checkScript, meditationScript } from './script/index.ts';
import { isHeld, spokenSessionFields } from './spoken-session-schema.ts';

/** A session that belongs to no class, meditation or exercise: its page is the one where it is played. */
export const standaloneSessions = defineCollection({
  name: 'standaloneSessions',
  typeName: 'StandaloneSession',
  directory: 'content/standalone-sessions',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    title: prose,
    /** In lists, among its kind. */
    order: z.number().int().positive(),
    kind: z.enum(['meditation', 'breathing']),
    description: prose.min(40).max(160),
    updated,
    ...reviewFields,
    metaDescription,
    ...conditionFields,
    /** What it is, a paragraph each. */
    about: z.array(prose).min(1),
    /** When to stop, and when to choose another. */
    precautions: z.array(prose).min(1),
    /** Whom to call, where somebody who plays it may need it; shown on its page before the text. */
    helpLines: z.array(z.enum(helpLineIds)).default([]),
    /** Other words that people look for it by. */
    names: z.array(z.string()).default([]),
    ...spokenSessionFields,
  }),
  transform: (document) => {
    const { movements, conditions, lengths, steps, quiet, rings } = document;
    checkConditions(movements, conditions);
    if (steps.some(({ breath }) => isHeld(breath))) checkConditions(['breath-holding'], conditions);
    checkScript(meditationScript(lengths, steps, quiet, rings), false);
    return { ...document, id: slug.parse(document._meta.path) };
  },
});
