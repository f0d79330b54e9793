import { paths, withQuery } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import { type HitLink, HitList, NoHits } from './hit-list.tsx';
import { writeKm } from './rules/distance.ts';
import type { Answer, Hit } from './rules/finder.ts';

/** Where a search leads, right under its field; with nothing found, the places that may be meant. */
export function FinderAnswer({ answer: { hits, near }, query }: { answer: Answer; query: string }) {
  if (hits.length === 0 && near.length === 0) return query === '' ? null : <NoHits query={query} />;
  if (hits.length > 0) return <HitList hits={hits.map(linkOf)} label="Treff" />;
  return <HitList hits={near.map(linkOf)} label="Forslag" intro={introOf(near, query)} />;
}

function introOf(near: readonly Hit[], query: string): string {
  const isNearest = near.some((hit) => hit.kind === 'city' && hit.km !== undefined);
  return isNearest
    ? `Ingen yogastudioer i ${query} ennå. De nærmeste:`
    : 'Ingen treff. Kanskje er det et av disse du leter etter?';
}

export function linkOf(hit: Hit): HitLink {
  const name = hit.kind === 'style' ? `${hit.name} i ${hit.city}` : hit.name;
  return { path: pathOf(hit), name, detail: detailOf(hit) };
}

export function pathOf(hit: Hit): string {
  switch (hit.kind) {
    case 'studio':
      return paths.studio(hit.slug);
    case 'style':
      return withQuery(paths.studioLocation(hit.city), { stil: hit.value });
    default:
      return paths.studioLocation(hit.name);
  }
}

function detailOf(hit: Hit): string {
  if (hit.kind === 'studio') return hit.city;
  const count = hit.count === 0 ? 'ingen ennå' : counted(hit.count, 'yogastudio', 'yogastudioer');
  return hit.kind === 'city' && hit.km !== undefined ? `${count}, ${writeKm(hit.km)} unna` : count;
}
