import { paths } from '#app/paths.ts';
import type { ContentKind } from '#app/site/.server/index.ts';
import type { StandaloneSession } from '#content';
import { standaloneSessions } from './.server/sessions.ts';
import { lengthsInWords } from './script/words.ts';

/** Sessions that are explained where they are played. */
export default {
  items: standaloneSessions,
  search: {
    name: 'session',
    heading: 'Økter',
    singular: 'Økt',
    id: 'okter',
    weight: 0.9,
    words: ['okt', 'ovels'],
  },
  path: ({ id }) => paths.session(id),
  preview: ({ title, lengths, quiet }) => ({
    title,
    subtitle: `Økt · ${lengthsInWords(lengths)}`,
    drawing: { scene: quiet ? 'sleep' : 'stress' },
  }),
  document: ({ title, description, lengths, names, kind, quiet, conditions, about, precautions, steps }) => ({
    title,
    facts: lengthsInWords(lengths),
    description,
    names,
    tags: [kind === 'breathing' ? 'pust' : 'meditasjon', ...(quiet ? ['natt'] : [])],
    conditions,
    passages: [...about, ...precautions, ...steps.flatMap(({ lines }) => lines.map(({ text }) => text))],
  }),
} satisfies ContentKind<StandaloneSession>;
