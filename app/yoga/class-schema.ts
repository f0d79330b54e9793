import { defineCollection } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import { z } from 'zod';
import { checkPlan, planStep } from '#app/sessions/spoken-step-schema.ts';
import {
  checkProse,
  duration,
  image,
  metaDescription,
  minutesOf,
  prose,
  summary,
  updated,
} from '#app/site/editorial.ts';
import { checkPlanConditions, conditionFields, conditionsByFigure, figureConditions } from './condition-schema.ts';
import { poses } from './pose-schema.ts';

export const classTypes = ['klasser', 'nybegynnere'] as const;
/** The landscapes that suit a class: by day, at sunrise, at night. */
export const classScenes = ['classes', 'morning', 'sleep'] as const;
export const classLevels = ['lett', 'middels', 'krevende'] as const;

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
    /** `movements` beyond those that its steps have by themselves: what their words add. */
    ...conditionFields,
    metaDescription,
    summary,
    /** What to have at hand. */
    equipment: z.array(prose),
    /** Who should leave it, or ask first; calm and concrete. */
    precautions: z.array(prose).min(1),
    /** For the night: the session rings nothing, and says only what is written in its steps. */
    quiet: z.boolean().default(false),
    plan: z.array(z.strictObject({ title: prose, steps: z.array(planStep).min(1) })).min(3),
    content: z.string(),
  }),
  transform: async (document, context) => {
    checkProse(document.content, 'body');
    const steps = document.plan.flatMap((part) => part.steps);
    checkPlan(steps);
    const planned = steps.reduce((sum, step) => sum + step.minutes, 0);
    if (planned !== minutesOf(document.duration))
      throw new Error(`the plan takes ${planned} min, the class ${document.duration}`);
    const figures = context.documents(figureConditions).at(0)?.figures;
    const poseIds = new Set(context.documents(poses).map((pose) => pose._meta.path));
    checkPlanConditions(steps, conditionsByFigure(context.documents(poses), figures), document);
    return {
      ...document,
      slug: document._meta.path,
      content: await compileMarkdown(context, document),
      plan: document.plan.map((part) => ({
        ...part,
        steps: part.steps.map((step) => ({ ...step, poseId: poseIds.has(step.figure) ? step.figure : null })),
      })),
    };
  },
});
