import { defineCollection } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import { z } from 'zod';
import {
  checkPlanConditions,
  conditionFields,
  conditionsByFigure,
  figureConditions,
} from '#app/conditions/condition-schema.ts';
import { figureIds, isSceneId, type SceneId, variantIds } from '#app/drawings/ids.ts';
import { checkScript, minutesOfSteps, planScript } from '#app/sessions/script/index.ts';
import { checkSides, sessionFields, stepFields } from '#app/sessions/spoken-step-schema.ts';
import { checkProse, metaDescription, prose, reviewFields, summary, updated } from '#app/text/editorial.ts';
import { poseGroups, poses } from '#app/yoga/pose-schema.ts';

/** The sections that a page looks up by their id; a text without one of them fails the build. */
const neededSections: Readonly<Record<string, readonly string[]>> = {
  about: ['visjon', 'avslutning'],
  contact: ['tilgjengelig'],
  home: ['behov', 'yoga', 'meditasjon', 'stemmer', 'avslutning'],
  'home-yoga': ['okter'],
  poses: ['slik-bruker-du-guiden', ...poseGroups],
};

/** What gives advice on body, breath or sleep; such a text names its sources. */
const adviceGiving = /yoga|poses|meditation|breathing/u;

const item = z.strictObject({
  title: prose,
  text: prose,
  /** A drawn figure beside the item. */
  figure: z.enum([...figureIds, ...variantIds]).optional(),
  /** A pose, class or page that the item leads to: an address on this site. */
  href: z.string().startsWith('/').optional(),
  /** A short figure such as `3 min` or `4 ganger`. */
  note: prose.optional(),
});

/** A step of a routine: read as an item of its section, and done in the page's session. */
const routineStep = z.strictObject({ ...stepFields, href: item.shape.href });

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
    sources: reviewFields.sources.optional(),
    reviewed: reviewFields.reviewed.optional(),
    author: reviewFields.author,
    reviewedBy: reviewFields.reviewedBy,
    /** Of the page's routine. */
    movements: conditionFields.movements.default([]),
    conditions: conditionFields.conditions.default({}),
    metaDescription,
    /** Where the page is long. */
    summary: summary.default([]),
    sections: z.array(section).default([]),
    /** The lengths of the routine's session, and what is said before its first step and after its last. */
    session: z.strictObject(sessionFields).optional(),
    /** Who should leave it, or ask first; on the page and before its session. A page with a routine has at least one. */
    precautions: z.array(prose).default([]),
    content: z.string(),
  }),
  transform: async (document, context) => {
    checkProse(document.content, 'body');
    const id = document._meta.path;
    if (adviceGiving.test(id) && !(document.sources && document.reviewed))
      throw new Error('a page that gives advice needs sources, and the day on which it was reviewed');
    const missing = neededSections[id]?.find((needed) => document.sections.every((part) => part.id !== needed));
    if (missing) throw new Error(`the page needs a section «${missing}»`);
    const routine = document.sections.flatMap((part) => part.routine);
    if (routine.length > 0 !== (document.session !== undefined)) throw new Error('a routine and a session go together');
    const script = document.session ? planScript({ ...document.session, steps: routine }, false) : null;
    if (script) checkScript(script, true);
    checkSides(routine, context.documents(poses));
    const minutes = script ? minutesOfSteps(script) : [];
    const figures = context.documents(figureConditions).at(0)?.figures;
    checkPlanConditions(routine, conditionsByFigure(context.documents(poses), figures), document);
    if (routine.length > 0 && document.precautions.length === 0) throw new Error('a routine needs precautions');
    const sections = await Promise.all(
      document.sections.map(async ({ routine, ...part }) => {
        checkProse(part.text, part.id);
        const html = await compileMarkdown(context, { _meta: document._meta, content: part.text });
        const steps = routine.map((step, index) => itemOf(step, minutes[index] ?? 0));
        return { ...part, html, items: [...part.items, ...steps] };
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
function itemOf(
  { name, text, figure, drawn, href }: z.output<typeof routineStep>,
  minutes: number,
): z.output<typeof item> {
  return { title: name, text, figure: drawn?.[0] ?? figure, href, note: `${minutes.toLocaleString('nb')} min` };
}
