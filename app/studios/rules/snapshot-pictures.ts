import type { CachedPicture } from './picture.ts';
import type { DirectorySnapshot } from './snapshot.ts';
import type { Studio } from './studio.ts';

/** The same studios with the pictures that are kept now; the same snapshot where no picture has come or gone. */
export function withPictures(
  snapshot: DirectorySnapshot,
  cachedPictureOf: (address: string) => CachedPicture | null,
): DirectorySnapshot {
  const changed = new Map<Studio, Studio>();
  for (const studio of snapshot.studios) {
    const cachedPicture = studio.image === null ? null : cachedPictureOf(studio.image);
    if (!isSame(studio.cachedPicture, cachedPicture)) changed.set(studio, { ...studio, cachedPicture });
  }
  if (changed.size === 0) return snapshot;
  const now = (studio: Studio) => changed.get(studio) ?? studio;
  const {
    studios,
    bySlug,
    byLiteralSlug,
    namesakes,
    byCity,
    styles,
    byStyle,
    closed,
    addressKeys,
    hasExamples,
    leftOut,
    loadedAt,
  } = snapshot;
  // Without a spread: what is added to a snapshot has to be thought of here too.
  return {
    studios: studios.map(now),
    bySlug: new Map([...bySlug].map(([slug, studio]) => [slug, now(studio)])),
    byLiteralSlug,
    namesakes: new Map([...namesakes].map(([slug, group]) => [slug, group.map(now)])),
    byCity: new Map([...byCity].map(([key, city]) => [key, { name: city.name, studios: city.studios.map(now) }])),
    styles,
    byStyle: new Map([...byStyle].map(([value, group]) => [value, group.map(now)])),
    closed,
    addressKeys,
    hasExamples,
    leftOut,
    loadedAt,
  };
}

function isSame(a: CachedPicture | null, b: CachedPicture | null): boolean {
  return a?.id === b?.id && a?.widths.join() === b?.widths.join();
}
