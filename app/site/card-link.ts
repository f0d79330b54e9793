import { paths } from '#app/paths.ts';

/** What a shared card may stand for. */
export interface Linkable {
  /** An explicit link wins over everything else. */
  readonly link?: string;
  readonly kind?: 'meditation' | 'yoga' | 'article';
  readonly slug?: string;
  readonly id?: number;
}

/** Where a card leads, by the rule of the specification; undefined where it leads nowhere. */
export function cardLink({ link, kind, slug, id }: Linkable): string | undefined {
  if (link) return link;
  if (kind === 'meditation' && slug) return paths.meditation(slug);
  if (kind === 'yoga' && slug) return paths.yogaClass(slug);
  if (kind === 'article' && id) return paths.article({ id, slug: slug ?? '' });
  return undefined;
}
