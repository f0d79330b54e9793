import { bodies, defaultSeed } from '../figure/body.ts';
import { figureIds } from '../figure/figure-ids.ts';
import type { FigureLibrary } from '../figure/figure-library.ts';
import { motionMap } from '../figure/stations.ts';

const library: FigureLibrary = {
  ...motionMap,
  bodies,
  persons: Object.fromEntries(figureIds.map((id) => [id, defaultSeed(id)])),
};

/** A hundredth of a degree or of a unit is finer than anybody sees; longer numbers would be a third of the bytes. */
const body = JSON.stringify(library, (_key, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value,
);

/** A pose that a page of this version names must be in it: browsers ask whether theirs is still right. */
const caching = 'public, no-cache, s-maxage=300';

/** Every pose and person as data, for a session that runs: a script of them would have to be compiled as well. */
export function loader() {
  return new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': caching } });
}
