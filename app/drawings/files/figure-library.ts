import { bodies, defaultSeed } from '#app/drawings/figure/body.ts';
import { figureIds } from '#app/drawings/figure/figure-ids.ts';
import type { FigureLibrary } from '#app/drawings/figure/figure-library.ts';
import { poses } from '#app/drawings/figure/poses/poses.ts';

const library: FigureLibrary = {
  poses,
  bodies,
  persons: Object.fromEntries(figureIds.map((id) => [id, defaultSeed(id)])),
};

/** A pose that a page of this version names must be in it: browsers ask whether theirs is still right. */
const caching = 'public, no-cache, s-maxage=300';

/** Every pose and person as data, for a session that runs: a script of them would have to be compiled as well. */
export function loader() {
  return Response.json(library, { headers: { 'Cache-Control': caching } });
}
