import { compareText } from './compare.ts';
import { type Incremental, sortIncrementally } from './incremental.ts';

/**
 * The address of a studio, by the specification: lower case, æ → ae, ø → o, å → aa, other non-word characters (the
 * hyphen too) removed, spaces → hyphens. Other letters lose their marks (é → e), however the name is composed.
 */
export function studioSlug(name: string): string {
  const slug = wordsOf(name);
  return slug === '' ? 'yoga-studio' : slug;
}

/** The address by the specification's rule to the letter, which drops a letter with a mark whole: `Café Ro` → `caf-ro`. */
export function literalSlug(name: string): string {
  const slug = hyphened(asciiOf(name));
  return slug === '' ? 'yoga-studio' : slug;
}

/** The name that a slug stands for, good enough for a look-up that ignores letter case. */
export function nameFromSlug(slug: string): string {
  return slug
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Whether a studio that is not among the loaded ones may have this slug: what a stranger made up as long as an address
 * may be is not worth looking for.
 */
export function isLikelySlug(slug: string): boolean {
  return /^[\w-]{1,200}$/.test(slug);
}

type Addressed = { slug: string; name: string; city: string; address: string; placeId: string | null };

/**
 * The same studios with slugs of their own, sorted by place_id. The first by place_id keeps the plain slug; later ones
 * get the city appended, and where that is taken too, a number. Plain slugs are all given out first, so that an
 * appended one never takes another studio's.
 */
export function* assignSlugs<T extends Addressed>(studios: readonly T[]): Incremental<T[]> {
  const sorted = yield* sortIncrementally(studios, byPlaceId);
  const taken = new Set<string>();
  const isFirst = sorted.map(({ slug }) => !taken.has(slug) && taken.add(slug) !== undefined);
  const nextNumber = new Map<string, number>();
  return sorted.map((studio, index) => {
    if (isFirst[index]) return studio;
    const wanted = [studio.slug, wordsOf(studio.city)].filter((part) => part !== '').join('-');
    let slug = wanted;
    while (taken.has(slug)) {
      const number = nextNumber.get(wanted) ?? 2;
      nextNumber.set(wanted, number + 1);
      slug = `${wanted}-${number}`;
    }
    taken.add(slug);
    return { ...studio, slug };
  });
}

function wordsOf(text: string): string {
  return hyphened(asciiOf(text).normalize('NFD'));
}

function asciiOf(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/æ/g, 'ae').replace(/ø/g, 'o').replace(/å/g, 'aa');
}

function hyphened(text: string): string {
  return text
    .replace(/[^\w\s]/g, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** Studios without a place_id come last, in an order that does not depend on how the rows arrived. */
function byPlaceId(a: Addressed, b: Addressed): number {
  if ((a.placeId === null) !== (b.placeId === null)) return a.placeId === null ? 1 : -1;
  return (
    compareText(a.placeId ?? '', b.placeId ?? '') || compareText(a.name, b.name) || compareText(a.address, b.address)
  );
}
