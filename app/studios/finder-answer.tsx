import { paths, withQuery } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import { type HitLink, HitList, NoHits } from './hit-list.tsx';
import type { Answer, Hit } from './rules/finder.ts';

/** Where a search leads, right under its field; with nothing found, the places that may be meant. */
export function FinderAnswer({ answer: { hits, near }, query }: { answer: Answer; query: string }) {
  if (hits.length === 0 && near.length === 0) return query === '' ? null : <NoHits query={query} />;
  const isGuess = hits.length === 0;
  return <HitList hits={[...hits, ...near].map(linkOf)} label={isGuess ? 'Forslag' : 'Treff'} isGuess={isGuess} />;
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
  return hit.count === 0 ? 'ingen ennå' : counted(hit.count, 'yogastudio', 'yogastudioer');
}
