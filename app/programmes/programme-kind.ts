import { paths } from '#app/paths.ts';
import type { ContentKind } from '#app/site/.server/index.ts';
import { counted } from '#app/text/index.ts';
import type { Programme } from '#content';
import { programmes } from './.server/programme-days.ts';

/** Programmes: a number of days, each with a page of its own. */
export default {
  items: programmes,
  list: { name: 'Programmer', path: paths.programmes, text: 'programmes' },
  search: {
    name: 'programme',
    heading: 'Programmer',
    singular: 'Program',
    id: 'programmer',
    weight: 1,
    words: ['program'],
  },
  path: ({ slug }) => paths.programme(slug),
  preview: ({ title, days, figure }) => ({
    title,
    subtitle: `Program · ${counted(days.length, 'dag', 'dager')}`,
    drawing: { figure },
  }),
  document: ({ title, description, about, days, figure }) => ({
    title,
    facts: counted(days.length, 'dag', 'dager'),
    description,
    names: [],
    tags: ['program', 'plan', 'hver dag', 'vane'],
    picture: paths.figure(figure),
    passages: about,
  }),
} satisfies ContentKind<Programme>;
