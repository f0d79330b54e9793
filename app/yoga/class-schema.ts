import { defineCollection } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import { z } from 'zod';
import {
  checkPlanConditions,
  conditionFields,
  conditionsByFigure,
  figureConditions,
} from '#app/conditions/condition-schema.ts';
import { checkScript, minutesOfSteps, planScript } from '#app/sessions/script/index.ts';
import { checkSides, planStep, sessionFields } from '#app/sessions/spoken-step-schema.ts';
import {
  checkProse,
  duration,
  image,
  metaDescription,
  minutesOf,
  prose,
  reviewFields,
  summary,
  updated,
} from '#app/text/editorial.ts';
import { poses } from './pose-schema.ts';

export const classTypes = ['klasser', 'nybegynnere'] as const;
/** The landscapes that suit a class: by day, at sunrise, at night. */
export const classScenes = ['classes', 'morning', 'sleep'] as const;
export const classLevels = ['lett', 'middels', 'krevende'] as const;

/** A thing to have at hand: its name alone, or with what may lie there instead; `isForSome`: only some need it. */
const equipment = z.union([
  prose.transform((thing) => ({ thing, note: null, isForSome: false })),
  z.strictObject({ thing: prose, note: prose, isForSome: z.boolean().default(false) }),
]);

/** One yoga class with its plan; its slug is the file name. */
export const yogaClasses = defineCollection({
  name: 'yogaClasses',
  typeName: 'YogaClass',
  directory: 'content/yoga-classes',
  include: '*.md',
  schema: z.strictObject({
    id: z.number().int().positive(),
    title: prose,
    description: prose.min(60).max(200),
    image,
    /** The landscape that the page opens on. */
    scene: z.enum(classScenes).default('classes'),
    category: prose,
    duration,
    type: z.enum(classTypes),
    level: z.enum(classLevels),
    /** Watch link of the owner's video; empty until there is one. */
    youtubeLink: z.union([z.url({ protocol: /^https$/ }), z.literal('')]),
    updated,
    ...reviewFields,
    /** `movements` beyond those that its steps have by themselves: what their words add. */
    ...conditionFields,
    metaDescription,
    summary,
    equipment: z.array(equipment),
    /** Who should leave it, or ask first; calm and concrete. */
    precautions: z.array(prose).min(1),
    /** For the night: the session rings nothing, and says only what is written in its steps. */
    quiet: z.boolean().default(false),
    /** Its lengths, and what is said before the first step and after the last. */
    ...sessionFields,
    plan: z.array(z.strictObject({ title: prose, steps: z.array(planStep).min(1) })).min(3),
    content: z.string(),
  }),
  transform: async (document, context) => {
    checkProse(document.content, 'body');
    const steps = document.plan.flatMap((part) => part.steps);
    if (document.lengths.at(-1) !== minutesOf(document.duration))
      throw new Error(`the longest of lengths is the duration, ${document.duration}`);
    const script = planScript({ ...document, steps }, document.quiet);
    checkScript(script, true);
    checkSides(steps, context.documents(poses));
    const minutes = minutesOfSteps(script);
    const figures = context.documents(figureConditions).at(0)?.figures;
    const poseIds = new Set(context.documents(poses).map((pose) => pose._meta.path));
    checkPlanConditions(steps, conditionsByFigure(context.documents(poses), figures), document);
    return {
      ...document,
      slug: document._meta.path,
      content: await compileMarkdown(context, document),
      plan: document.plan.map((part) => ({
        ...part,
        steps: part.steps.map((step) => ({
          ...step,
          /** In the full session, in half minutes. */
          minutes: minutes[steps.indexOf(step)] ?? 0,
          bothSides: step.spoken.second !== null,
          poseId: poseIds.has(step.figure) ? step.figure : null,
        })),
      })),
    };
  },
});
