import { defineSingleton } from '@content-collections/core';
import { z } from 'zod';
import { conditionIds } from '#app/conditions/index.ts';
import { helpLineIds } from '#app/help/help-line-schema.ts';
import { prose } from '#app/text/editorial.ts';

/** As by `compilePhrases`. */
const phrases = z.array(z.string().trim().min(1)).min(1);

/** A complaint or a state, how people write it, and what they are told before any practice. */
const careTopic = z.strictObject({
  id: z.string(),
  /** Cannot wait: nothing of the site's own is shown. */
  isAcute: z.boolean().default(false),
  /** Each is enough by itself. */
  phrases,
  /** Parts of the body: they count beside a word of pain, or as the first half of one, as in «kneskade». */
  parts: z.array(z.string()).default([]),
  /** What the answers are held against. */
  conditions: z.array(z.enum(conditionIds)),
  heading: prose,
  /** Whom to ask, and when. */
  text: prose,
  /** The text ends as most do, with whom to ask. */
  asksFirst: z.boolean().default(false),
  /** Signs that cannot wait, with the number to call. */
  redFlags: prose.optional(),
  helpLines: z.array(z.enum(helpLineIds)).default([]),
  /** The gentlest session that fits, as an address; none where nothing of ours fits. */
  session: z.string().startsWith('/').optional(),
  /** A session put together for it, before that one: its name, and the wish as the composer's address. */
  composed: z.strictObject({ name: prose, path: z.string().startsWith('/okt/lag?') }).optional(),
});

export type CareTopic = z.output<typeof careTopic>;

/** What those are told who ask about pain, illness or a state of the body. */
export const care = defineSingleton({
  name: 'care',
  typeName: 'Care',
  filePath: 'content/care.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    askFirst: prose,
    painWords: phrases,
    painEndings: z.array(z.string()),
    topics: z.array(careTopic),
    general: careTopic,
  }),
  transform: ({ askFirst, ...document }) => {
    const whole = (topic: CareTopic) => (topic.asksFirst ? { ...topic, text: `${topic.text} ${askFirst}` } : topic);
    return { ...document, topics: document.topics.map(whole), general: whole(document.general) };
  },
});

/** A need that no practice answers first. */
const crisis = z.strictObject({
  id: z.string(),
  phrases,
  heading: prose,
  text: prose,
  /** The first is the most urgent. */
  helpLines: z.array(z.enum(helpLineIds)).min(1),
  /** A page of ours for afterwards, as an address. */
  page: z.string().startsWith('/').optional(),
});

export type Crisis = z.output<typeof crisis>;

/** Most urgent first; the first that fits is answered, and nothing is searched for. */
export const crises = defineSingleton({
  name: 'crises',
  typeName: 'Crises',
  filePath: 'content/crises.yaml',
  parser: 'yaml',
  schema: z.strictObject({ crises: z.array(crisis).min(1) }),
});

/** Words with spaces between, ascii. */
const words = z
  .string()
  .regex(/^[a-z0-9]+( [a-z0-9]+)*$/, 'lower-case ascii words with a space between')
  .transform((text) => text.split(' '));

/** How visitors' words lead to those of the site. */
export const searchWords = defineSingleton({
  name: 'searchWords',
  typeName: 'SearchWords',
  filePath: 'content/search-words.yaml',
  parser: 'yaml',
  schema: z.strictObject({
    /** What is looked for as well, or instead where several words were said → what people write. */
    synonyms: z.record(
      z.string(),
      z.string().transform((said) => said.split(', ')),
    ),
    /** The form that stands for them all → the others. */
    irregularForms: z.record(z.string(), words),
    soreWords: words,
    stopWords: words,
    genericWords: words,
  }),
});
