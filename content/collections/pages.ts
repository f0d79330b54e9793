import { defineCollection } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import { z } from 'zod';
import { figureIds } from '../../app/art/figure/figure-ids.ts';
import { isSceneId, type SceneId } from '../../app/art/landscape/scenes.ts';
import { checkProse, metaDescription, prose, summary, updated } from './editorial.ts';

const item = z.strictObject({
  title: prose,
  text: prose,
  /** A drawn figure beside the item. */
  figure: z.enum(figureIds).optional(),
  /** A pose, class or page that the item leads to: an address on this site. */
  href: z.string().startsWith('/').optional(),
  /** A short figure such as `3 min` or `4 ganger`. */
  note: prose.optional(),
  /** In a routine: done on both sides, half the time each. */
  bothSides: z.boolean().optional(),
});

const section = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: prose,
  /** Markdown. */
  text: z.string().default(''),
  /** `list` is unordered, `steps` is ordered, `faq` folds its answers, `figures` draws each item. */
  layout: z.enum(['list', 'steps', 'faq', 'figures']).default('list'),
  items: z.array(item).default([]),
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
    metaDescription,
    /** Where the page is long. */
    summary: summary.default([]),
    sections: z.array(section).default([]),
    content: z.string(),
  }),
  transform: async (document, context) => {
    checkProse(document.content, 'body');
    const sections = await Promise.all(
      document.sections.map(async (part) => {
        checkProse(part.text, part.id);
        const html = await compileMarkdown(context, { _meta: document._meta, content: part.text });
        return { ...part, html };
      }),
    );
    return {
      ...document,
      id: document._meta.path,
      sections,
      content: await compileMarkdown(context, document),
    };
  },
});
