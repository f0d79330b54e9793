import type { StudioStore } from '#app/.server/database/store.ts';
import { isLikelySlug, nameFromSlug } from '#app/studios/rules/slug.ts';
import type { DirectorySnapshot } from '#app/studios/rules/snapshot.ts';
import { type Studio, toStudio } from '#app/studios/rules/studio.ts';

/** 'unavailable': the store could not be asked, and nothing was ever loaded from it. */
export type FoundStudio = { status: 'found'; studio: Studio } | { status: 'none' } | { status: 'unavailable' };

const lookupMilliseconds = 3000;
/**
 * Together they bound what made-up addresses can cost: at most so many questions at once, none twice a minute. One that
 * the visitor no longer waits for counts until the store has answered: it holds a connection.
 */
const mostLookups = 4;
const mostUnknownSlugs = 5000;
const unknownMilliseconds = 60_000;

type State = { snapshot: DirectorySnapshot; everLoaded: boolean };

/**
 * Looks a studio up by its slug: among the loaded ones, then by the rebuilt name in the store, for a row younger than
 * the snapshot. Never rejects: a failed or crowded-out look-up counts as 'none' once anything was loaded.
 */
export function createStudioFinder(store: Pick<StudioStore, 'studioByName'>, state: () => State, now: () => Date) {
  const unknownSince = new Map<string, number>();
  const underWay = new Map<string, Promise<FoundStudio>>();
  let asking = 0;

  async function ask(slug: string): Promise<FoundStudio> {
    asking += 1;
    const answer = store.studioByName(nameFromSlug(slug)).finally(() => {
      asking -= 1;
    });
    try {
      const row = await inTime(answer);
      if (row !== null) return { status: 'found', studio: knownOr({ ...toStudio(row), slug }, state().snapshot) };
      remember(unknownSince, slug, now().getTime());
      return { status: 'none' };
    } catch {
      return state().everLoaded ? { status: 'none' } : { status: 'unavailable' };
    }
  }

  return async (wanted: string): Promise<FoundStudio> => {
    const slug = wanted.toLowerCase();
    const studio = state().snapshot.bySlug.get(slug);
    if (studio !== undefined) return { status: 'found', studio };
    const age = now().getTime() - (unknownSince.get(slug) ?? Number.NEGATIVE_INFINITY);
    // Below zero the clock was set back: what was found out then counts no more.
    const isUnknown = age >= 0 && age < unknownMilliseconds;
    if (isUnknown || !isLikelySlug(slug)) return { status: 'none' };
    const lookup = underWay.get(slug);
    if (lookup !== undefined) return lookup;
    if (asking >= mostLookups) return state().everLoaded ? { status: 'none' } : { status: 'unavailable' };
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

function remember(unknownSince: Map<string, number>, slug: string, since: number): void {
  unknownSince.delete(slug);
  unknownSince.set(slug, since);
  const [oldest] = unknownSince.keys();
  if (unknownSince.size > mostUnknownSlugs && oldest !== undefined) unknownSince.delete(oldest);
}

async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('took too long')), lookupMilliseconds);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
