import type { VideoObjectLeaf } from 'schema-dts';
import { meditations, videoOf } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { type ContentKind, drawingOf, ownPicture, paragraphsOf } from '#app/site/.server/index.ts';
import { absolute, type DescribedSite } from '#app/site/index.ts';
import { capitalised } from '#app/text/index.ts';
import type { Meditation } from '#content';
import { embedLink } from './video.ts';

/** Meditations, also the one that has a page and stands in no list. */
export default {
  items: meditations,
  search: {
    name: 'meditation',
    heading: 'Meditasjoner',
    singular: 'Meditasjon',
    id: 'meditasjoner',
    weight: 1.1,
    words: ['medit', 'ovels'],
  },
  path: ({ slug }) => paths.meditation(slug),
  preview: ({ title, duration, image }) => ({
    title,
    subtitle: `Meditasjon · ${duration}`,
    drawing: drawingOf(image, 'meditation'),
  }),
  card: ({ title, description, image, duration, focus }: Meditation) => ({
    title,
    description,
    image,
    facts: [duration, capitalised(focus)],
  }),
  document: ({ slug, title, description, image, category, duration, focus, type, conditions, ...text }) => ({
    title,
    facts: `${duration} · ${category}`,
    description,
    names: [slug.replaceAll('-', ' '), `meditasjon ${focus}`],
    tags: [category, focus, type, 'meditasjon'],
    conditions,
    picture: ownPicture(image),
    passages: [
      ...text.benefits,
      ...paragraphsOf(text.content),
      ...text.steps.map((step) => `${step.title}. ${step.text}`),
    ],
  }),
  data: (meditation: Meditation, { site, image }: { site: DescribedSite; image: string | undefined }) =>
    videoData(meditation, videoOf(meditation), image, site),
} satisfies ContentKind<Meditation>;

/** The owner's video of a meditation; empty as long as no watch link that can be embedded is mapped. */
export function videoData(
  { title, description }: Pick<Meditation, 'title' | 'description'>,
  watchLink: string | undefined,
  image: string | undefined,
  site: DescribedSite,
): readonly VideoObjectLeaf[] {
  const embedUrl = watchLink && embedLink(watchLink);
  if (!embedUrl) return [];
  return [
    {
      '@type': 'VideoObject',
      name: title,
      description,
      embedUrl,
      url: watchLink,
      inLanguage: 'nb',
      ...(image && { thumbnailUrl: absolute(image, site.url) }),
    },
  ];
}
