import { z } from 'zod';
import type { Frame } from '../../rules/town-map.ts';
import { type Asker, parseAnswer } from '../registers/ask.ts';

/** Overpass is given this long by the query itself, in seconds. */
const querySeconds = 90;

/** Coast, water, main roads above ground and parks of a frame. https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL */
export function townQuery({ south, west, north, east }: Frame): string {
  return `[out:json][timeout:${querySeconds}][bbox:${south},${west},${north},${east}];
(
  way["natural"="coastline"];
  way["natural"="water"];
  relation["natural"="water"];
  way["leisure"="park"];
  relation["leisure"="park"];
  way["highway"~"^(motorway|trunk|primary|secondary)$"]["tunnel"!="yes"];
);
out geom;`;
}

/** A point is null where the geometry was cut there. */
const geometry = z.array(z.object({ lat: z.number(), lon: z.number() }).nullable());
const element = z.object({
  type: z.enum(['way', 'relation']),
  tags: z.record(z.string(), z.string()).default({}),
  geometry: geometry.optional(),
  members: z
    .array(z.object({ type: z.string(), role: z.string().default(''), geometry: geometry.optional() }))
    .optional(),
});

export type MapElement = z.infer<typeof element>;

const answerShape = z.object({
  osm3s: z.object({ timestamp_osm_base: z.string() }),
  elements: z.array(z.unknown()),
  remark: z.string().optional(),
});

export interface TownAnswer {
  readonly date: string;
  readonly elements: readonly MapElement[];
}

/**
 * What the map knows of a frame, or in a line why that is of no use: half an answer, or nothing at all, which no town is.
 * An element of another shape is left out. Rejects with a RegisterError where Overpass cannot be asked.
 */
export async function askForTown(asker: Asker, frame: Frame): Promise<TownAnswer | string> {
  const answer = await asker.ask({ path: '', data: townQuery(frame) });
  if (answer.status !== 200) return `Overpass refuses the question (status ${answer.status})`;
  const { osm3s, elements, remark } = parseAnswer(answer, answerShape, 'Overpass');
  if (remark !== undefined) return `Overpass gave up half-way (${remark.replace(/\s+/g, ' ').slice(0, 120)})`;
  const known = elements.flatMap((each) => element.safeParse(each).data ?? []);
  if (known.length === 0) return 'Overpass knows nothing there';
  return { date: osm3s.timestamp_osm_base.slice(0, 10), elements: known };
}
