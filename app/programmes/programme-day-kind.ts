import { paths } from '#app/paths.ts';
import type { ContentKind } from '#app/site/.server/index.ts';
import { type ProgrammeDay, programmeDays } from './.server/programme-days.ts';

/** The days of programmes, for what one learns on them. */
export default {
  items: programmeDays,
  search: {
    name: 'programme-day',
    heading: 'Dager i programmer',
    singular: 'Dag i et program',
    id: 'dager',
    weight: 0.6,
    words: [],
  },
  path: ({ programme, number }) => paths.programmeDay(programme.slug, number),
  preview: ({ title, programme, number }) => ({
    title,
    subtitle: `${programme.title} · dag ${number}`,
    drawing: { figure: programme.figure },
  }),
  document: ({ title, gist, lesson, programme, number }) => ({
    title,
    facts: `${programme.title}, dag ${number}`,
    description: gist,
    names: [],
    tags: ['program'],
    passages: lesson,
  }),
} satisfies ContentKind<ProgrammeDay>;
