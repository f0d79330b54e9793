import { yogaTypes } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { type ContentKind, drawingOf, joined, ownPicture } from '#app/site/.server/index.ts';
import type { YogaType } from '#content';

/** Styles of yoga. */
export default {
  items: yogaTypes,
  search: {
    name: 'type',
    heading: 'Yogatyper',
    singular: 'Yogatype',
    id: 'yogatyper',
    weight: 1,
    words: ['yog'],
  },
  path: ({ slug }) => paths.yogaType(slug),
  preview: ({ title, image }) => ({ title, subtitle: 'Yogatype', drawing: drawingOf(image, 'types') }),
  card: ({ title, description, image }: YogaType) => ({ title, description, image, facts: [] }),
  document: ({
    slug,
    title,
    description,
    image,
    benefits,
    forWhom,
    techniques,
    metaKeywords,
    paragraphs,
    conditions,
  }) => ({
    title,
    facts: '',
    description,
    names: [slug.replaceAll('-', ' '), joined(title)],
    tags: [...metaKeywords, 'yogatype'],
    conditions,
    picture: ownPicture(image),
    passages: [
      forWhom,
      ...benefits,
      ...paragraphs,
      ...techniques.map((technique) => `${technique.title}. ${technique.text}`),
    ],
  }),
} satisfies ContentKind<YogaType>;
