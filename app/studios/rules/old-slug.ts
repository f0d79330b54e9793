import { isLikelySlug, studioSlug } from './slug.ts';
import type { DirectorySnapshot } from './snapshot.ts';
import type { Studio } from './studio.ts';

/**
 * Where a studio is found now whose address had the city, or city and number, appended while another one had its name:
 * `sol-bergen` and `sol-bergen-2` → the studio Sol in Bergen, under whatever slug it has. Only for slugs that no studio
 * has. A plain slug needs no such rule: it always belongs to one, and its page names the others.
 */
export function movedStudio(slug: string, snapshot: DirectorySnapshot): Studio | undefined {
  if (!isLikelySlug(slug)) return undefined;
  const parts = slug.toLowerCase().replace(/-\d+$/, '').split('-');
  // From the longest name down: the city is the rest.
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const plain = parts.slice(0, length).join('-');
    const city = parts.slice(length).join('-');
    const found = namesakes(plain, snapshot).find((studio) => studioSlug(studio.city) === city);
    if (found) return found;
  }
  return undefined;
}

/** The other studios that go by the same plain slug. */
export function otherNamesakes(studio: Studio, snapshot: DirectorySnapshot): readonly Studio[] {
  return namesakes(studioSlug(studio.name), snapshot).filter(({ slug }) => slug !== studio.slug);
}

function namesakes(plain: string, { bySlug, namesakes: shared }: DirectorySnapshot): readonly Studio[] {
  const only = bySlug.get(plain);
  return shared.get(plain) ?? (only ? [only] : []);
}
