import { paths } from '#app/paths.ts';
import { cardLink } from '#app/site/card-link.ts';
import type { CardData } from '#app/ui/card.tsx';
import { imageAddress } from '#app/ui/image-address.ts';
import { capitalised, classLevelNames } from '#app/ui/norwegian.ts';
import type { Article, Meditation, YogaClass, YogaType } from '#content';

/** Content items as cards; `imageService` is the site's address pattern for photo ids. */
export function cardMaker(imageService: string) {
  const picture = (value: string) => imageAddress(value, imageService);
  return {
    yogaClass: (item: YogaClass): CardData => ({
      title: item.title,
      description: item.description,
      href: cardLink({ kind: 'yoga', slug: item.slug }),
      image: picture(item.image),
      facts: [item.duration, classLevelNames[item.level]],
    }),
    yogaType: (item: YogaType): CardData => ({
      title: item.title,
      description: item.description,
      href: cardLink({ link: paths.yogaType(item.slug) }),
      image: picture(item.image),
      facts: [],
    }),
    meditation: (item: Meditation): CardData => ({
      title: item.title,
      description: item.description,
      href: cardLink({ kind: 'meditation', slug: item.slug }),
      image: picture(item.image),
      facts: [item.duration, capitalised(item.focus)],
    }),
    article: (item: Article): CardData => ({
      title: item.title,
      description: item.description,
      href: cardLink({ kind: 'article', id: item.id, slug: item.slug }),
      image: picture(item.image),
      facts: [item.category, `${item.readTime} lesetid`],
    }),
  };
}
