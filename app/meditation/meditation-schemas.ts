import { defineCollection, defineSingleton } from '@content-collections/core';
import { compileMarkdown } from '@content-collections/markdown';
import { z } from 'zod';
import { checkConditions, conditionFields } from '#app/conditions/condition-schema.ts';
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

export const meditationTypesOfList = ['guidet', 'nybegynnere'] as const;
export const meditationFocuses = ['grunnleggende', 'søvn', 'stress', 'avspenning', 'energi'] as const;

/** One meditation; its slug is the file name. The body introduces it. */
export const meditations = defineCollection({
  name: 'meditations',
  typeName: 'Meditation',
  directory: 'content/meditations',
  include: '*.md',
  schema: z.strictObject({
    id: z.number().int().positive(),
    title: prose,
    description: prose.min(100).max(220),
    image,
    category: prose,
    duration,
    type: z.enum(meditationTypesOfList),
    focus: z.enum(meditationFocuses),
    /** False for one that has its own page but stands in no list. */
    listed: z.boolean().default(true),
    updated,
    ...reviewFields,
    ...conditionFields,
    metaDescription,
    summary,
    benefits: z.array(prose).min(3).max(6),
    /** Practice steps, in order: how to do it without a voice or a video. */
    steps: z
      .array(z.strictObject({ title: prose, text: prose.min(60) }))
      .min(4)
      .max(9),
    /** When to stop or choose another practice. */
    precautions: z.array(prose).min(1),
    content: z.string(),
  }),
  transform: async (document, context) => {
    checkProse(document.content, 'body');
    checkConditions(document.movements, document.conditions);
    return { ...document, slug: document._meta.path, content: await compileMarkdown(context, document) };
  },
});

const links = z.array(z.strictObject({ name: prose, path: z.string().regex(/^(\/|https:\/\/)/) })).min(1);

/** Where to go on from a meditation. */
export const meditationLinks = defineSingleton({
  name: 'meditationLinks',
  typeName: 'MeditationLinks',
  filePath: 'content/meditation-links.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    focuses: z.record(z.enum(meditationFocuses), z.strictObject({ here: links, elsewhere: links })),
    beginners: links,
  }),
});

/** One way to meditate, for the overview of types; its id is the file name. */
export const meditationTypes = defineCollection({
  name: 'meditationTypes',
  typeName: 'MeditationType',
  directory: 'content/meditation-types',
  include: '*.md',
  schema: z.strictObject({
    title: prose,
    order: z.number().int().positive(),
    description: prose.min(60),
    /** What somebody wants who will like it, in the first person's words: how the page lets one choose. */
    suits: prose.max(70),
    /** On which side its picture stands; by night, on the right of its title. */
    layout: z.enum(['left', 'right', 'night']),
    techniques: z.array(prose).min(3).max(6),
    benefits: z.array(prose).min(3).max(6),
    /** The meditations here that are done in this way, or much like it; none where there is none. */
    meditations: z.array(z.string()),
    /** Where to go on reading or practising: the slug of a list under /meditasjon, if there is one. */
    list: slug.optional(),
    content: z.string(),
  }),
  transform: ({ content, ...type }, { documents }) => ({
    ...type,
    ...paragraphsOfType(content),
    meditations: type.meditations.map((slug) => {
      const meditation = documents(meditations).find(({ _meta }) => _meta.path === slug);
      if (!meditation) throw new Error(`there is no meditation «${slug}»`);
      return { slug, title: meditation.title, duration: meditation.duration };
    }),
    id: type._meta.path,
  }),
});

/** The paragraphs, and which of them is the one to remember, if one is: what is written as a quotation. */
function paragraphsOfType(content: string): { paragraphs: string[]; remembered: string | null } {
  const written = prose
    .parse(content)
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replaceAll('\n', ' '));
  const [quoted, ...more] = written.filter((paragraph) => paragraph.startsWith('> '));
  if (more.length > 0) throw new Error('one paragraph at most is to be remembered, and begins with «> »');
  const plain = (paragraph: string) => paragraph.replace(/^> /u, '');
  return { paragraphs: written.map(plain), remembered: quoted ? plain(quoted) : null };
}
