import { defineCollection } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import { z } from 'zod';
import {
  checkProse,
  duration,
  image,
  metaDescription,
  prose,
  reviewFields,
  slug,
  summary,
  updated,
} from '#app/text/editorial.ts';

export const topics = ['meditasjon', 'yoga', 'stress', 'søvn', 'hverdagsliv'] as const;
export const kinds = ['guide', 'informasjon', 'fordeler', 'tips'] as const;

/**
 * One article. Its own text is its body, at least 700 words; below it stands what its topic and its kind
 * always say.
 */
export const articles = defineCollection({
  name: 'articles',
  typeName: 'Article',
  directory: 'content/articles',
  include: '*.md',
  schema: z.strictObject({
    id: z.number().int().positive(),
    slug,
    title: prose,
    description: prose.min(60).max(220),
    image,
    /** The label shown on the card and as the category chip. */
    category: prose,
    readTime: duration,
    topic: z.enum(topics),
    type: z.enum(kinds),
    updated,
    ...reviewFields,
    metaDescription,
    summary,
    /** Its own words in place of its kind's, so that two articles of a kind share no paragraph. */
    opening: prose.optional(),
    advice: prose.optional(),
    closing: prose.optional(),
    /** Poses that go with it, by their ids: drawn in the text, after its first part. */
    poses: z.array(z.string()).max(3).default([]),
    content: z.string(),
  }),
  transform: async (document, context) => {
    checkProse(document.content, 'body');
    return { ...document, content: await compileMarkdown(context, document) };
  },
});

const tip = z.strictObject({ title: prose, text: prose });

/** What every article on a topic says; the file name is the topic. */
export const articleTopics = defineCollection({
  name: 'articleTopics',
  typeName: 'ArticleTopic',
  directory: 'content/article-topics',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    topic: z.enum(topics),
    /** As it stands in the middle of a sentence: «Hva er {name}?». */
    name: prose,
    /** Paragraphs of «Hva er {topic}?». */
    what: z.array(prose).min(2),
    /** Paragraphs of «Hvorfor er {topic} viktig?». */
    why: z.array(prose).min(2),
    /** «Visste du at?»: one checked fact, with its source where it is a figure. */
    fact: prose,
    /** Shown in the hover card «Mer fakta om {topic}». */
    moreFacts: z.array(prose).min(2).max(4),
    benefits: z.array(prose).min(4).max(6),
    beginnerTips: z.array(tip).min(3).max(5),
    /** How to keep a practice up. */
    habitTips: z.array(tip).min(3).max(5),
    summary: z.array(prose).min(1),
    /** The class or meditation to do instead of reading on, by its slug. */
    session: slug,
  }),
});

/** How an article of a kind (guide, informasjon …) frames its topic; the file name is the kind. */
export const articleKinds = defineCollection({
  name: 'articleKinds',
  typeName: 'ArticleKind',
  directory: 'content/article-kinds',
  include: '*.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    kind: z.enum(kinds),
    /** The label shown: «Guide». */
    label: prose,
    /** Leads from the article's own text over to what follows on the topic. */
    opening: prose,
    /** Leads into «Praktiske råd». */
    advice: prose,
    /** Closes «Konklusjon»: what to do next. */
    closing: prose,
  }),
});
