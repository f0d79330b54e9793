import { LRUCache } from 'lru-cache';
import type { StudioStore } from '#app/.server/database/index.ts';
import { isLikelySlug, nameFromSlug } from '../rules/slug.ts';
import type { DirectorySnapshot } from '../rules/snapshot.ts';
import { type Studio, toStudio } from '../rules/studio.ts';

/** 'unavailable': the store could not be asked, and nothing was ever loaded from it. */
export type FoundStudio = { status: 'found'; studio: Studio } | { status: 'none' } | { status: 'unavailable' };

const lookupMs = 3000;
/**
 * Together they bound what made-up addresses can cost: at most so many questions at once, none twice a minute. One that
 * the visitor no longer waits for counts until the store has answered: it holds a connection.
 */
const maxLookups = 4;
const maxUnknownSlugs = 5000;
const unknownMs = 60_000;

type State = { snapshot: DirectorySnapshot; everLoaded: boolean };

/**
 * Looks a studio up by its slug: among the loaded ones, then by the rebuilt name in the store, for a row younger than
 * the snapshot. Never rejects: a failed or crowded-out look-up counts as 'none' once anything was loaded.
 */
export function createStudioFinder(store: Pick<StudioStore, 'studioByName'>, state: () => State) {
  const unknown = new LRUCache<string, true>({ max: maxUnknownSlugs, ttl: unknownMs, perf: performance });
  const underWay = new Map<string, Promise<FoundStudio>>();
  let asking = 0;

  async function ask(slug: string): Promise<FoundStudio> {
    asking += 1;
    const answer = store.studioByName(nameFromSlug(slug)).finally(() => {
      asking -= 1;
    });
    try {
      const row = await inTime(answer);
      if (row !== null && row.hidden === null)
        return { status: 'found', studio: knownOr({ ...toStudio(row), slug }, state().snapshot) };
      unknown.set(slug, true);
      return { status: 'none' };
    } catch {
      return state().everLoaded ? { status: 'none' } : { status: 'unavailable' };
    }
  }

  return async (wanted: string): Promise<FoundStudio> => {
    const slug = wanted.toLowerCase();
    const studio = state().snapshot.bySlug.get(slug);
    if (studio !== undefined) return { status: 'found', studio };
    if (unknown.has(slug) || !isLikelySlug(slug)) return { status: 'none' };
    const lookup = underWay.get(slug);
    if (lookup !== undefined) return lookup;
    if (asking >= maxLookups) return state().everLoaded ? { status: 'none' } : { status: 'unavailable' };
    const asked = ask(slug).finally(() => underWay.delete(slug));
    underWay.set(slug, asked);
    return asked;
  };
}

/** A row that is loaded already, under a slug with its city appended, keeps that slug. */
function knownOr(studio: Studio, { studios }: DirectorySnapshot): Studio {
  const known = studio.placeId === null ? undefined : studios.find(({ placeId }) => placeId === studio.placeId);
  return known ?? studio;
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('took too long')), lookupMs);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
