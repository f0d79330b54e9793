import { defineCollection } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import { z } from 'zod';
import { figureIds } from '#app/drawings/figure/figure-ids.ts';
import { isSceneId, type SceneId } from '#app/drawings/landscape/scenes.ts';
import { checkPlan, stepFields, withLines } from '#app/sessions/spoken-step-schema.ts';
import {
  checkPlanConditions,
  conditionFields,
  conditionsByFigure,
  figureConditions,
} from '#app/yoga/condition-schema.ts';
import { poseGroups, poses } from '#app/yoga/pose-schema.ts';
import { checkProse, metaDescription, prose, summary, updated } from './editorial.ts';

/** The sections that a page looks up by their id; a text without one of them fails the build. */
const neededSections: Readonly<Record<string, readonly string[]>> = {
  contact: ['tilgjengelig'],
  home: ['behov', 'yoga', 'meditasjon', 'stemmer', 'avslutning'],
  'home-yoga': ['okter'],
  poses: ['slik-bruker-du-guiden', ...poseGroups],
};

const item = z.strictObject({
  title: prose,
  text: prose,
  /** A drawn figure beside the item. */
  figure: z.enum(figureIds).optional(),
  /** A pose, class or page that the item leads to: an address on this site. */
  href: z.string().startsWith('/').optional(),
  /** A short figure such as `3 min` or `4 ganger`. */
  note: prose.optional(),
});

/** A step of a routine: read as an item of its section, and done in the page's session. */
const routineStep = z.strictObject({ ...stepFields, href: item.shape.href }).transform(withLines);

const section = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: prose,
  /** Markdown. */
  text: z.string().default(''),
  /** `list` is unordered, `steps` is ordered, `faq` folds its answers, `figures` draws each item. */
  layout: z.enum(['list', 'steps', 'faq', 'figures']).default('list'),
  items: z.array(item).default([]),
  /** Instead of items: what the page's session is made of. */
  routine: z.array(routineStep).default([]),
});

/** The text of one page that is not one of a kind; its id is the file name, the English page name. */
export const pages = defineCollection({
  name: 'pages',
  typeName: 'PageText',
  directory: 'content/pages',
  include: '*.md',
  schema: z.strictObject({
    /** What stands before «| Pusterom» in the title. */
    title: prose,
    heading: prose,
    lead: prose,
    /** The landscape that the page opens on. */
    scene: z.custom<SceneId>(isSceneId, 'there is no such scene'),
    updated,
    /** Of the page's routine. */
    movements: conditionFields.movements.default([]),
    conditions: conditionFields.conditions.default({}),
    metaDescription,
    /** Where the page is long. */
    summary: summary.default([]),
    sections: z.array(section).default([]),
    /** Who should leave it, or ask first; on the page and before its session. A page with a routine has at least one. */
    precautions: z.array(prose).default([]),
    content: z.string(),
  }),
  transform: async (document, context) => {
    checkProse(document.content, 'body');
    const id = document._meta.path;
    const missing = neededSections[id]?.find((needed) => document.sections.every((part) => part.id !== needed));
    if (missing) throw new Error(`the page needs a section «${missing}»`);
    const routine = document.sections.flatMap((part) => part.routine);
    checkPlan(routine);
    const figures = context.documents(figureConditions).at(0)?.figures;
    checkPlanConditions(routine, conditionsByFigure(context.documents(poses), figures), document);
    if (routine.length > 0 && document.precautions.length === 0) throw new Error('a routine needs precautions');
    const sections = await Promise.all(
      document.sections.map(async ({ routine, ...part }) => {
        checkProse(part.text, part.id);
        const html = await compileMarkdown(context, { _meta: document._meta, content: part.text });
        return { ...part, html, items: [...part.items, ...routine.map(itemOf)] };
      }),
    );
    return {
      ...document,
      id,
      sections,
      routine,
      content: await compileMarkdown(context, document),
    };
  },
});

/** A step of a routine as it is read. */
function itemOf({ name, text, figure, href, minutes }: z.output<typeof routineStep>): z.output<typeof item> {
  return { title: name, text, figure, href, note: `${minutes.toLocaleString('nb')} min` };
}
