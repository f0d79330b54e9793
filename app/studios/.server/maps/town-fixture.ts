/** For tests: an invented town by a fjord, in the form in which Overpass answers `out geom`. */

type At = readonly [lat: number, lon: number];

const points = (line: readonly At[]) => line.map(([lat, lon]) => ({ lat, lon }));

export const way = (id: number, tags: Record<string, string>, line: readonly At[]) => ({
  type: 'way',
  id,
  nodes: line.map((_, index) => id * 1000 + index),
  geometry: points(line),
  tags,
});

export const relation = (
  id: number,
  tags: Record<string, string>,
  members: readonly { role: string; line: readonly At[] }[],
) => ({
  type: 'relation',
  id,
  members: members.map(({ role, line }, index) => ({
    type: 'way',
    ref: id * 100 + index,
    role,
    geometry: points(line),
  })),
  tags: { type: 'multipolygon', ...tags },
});

/** A ring of so many corners around a middle, anticlockwise on the map; the first corner stands at its end again. */
export function ring([lat, lon]: At, radius: number, corners = 24, clockwise = false): At[] {
  const turns = Array.from({ length: corners + 1 }, (_, index) => ((index % corners) / corners) * 2 * Math.PI);
  const line = turns.map(
    (turn): At => [
      lat + radius * Math.sin(turn) * (1 + 0.2 * Math.sin(3 * turn)),
      lon + 2 * radius * Math.cos(turn) * (1 + 0.2 * Math.cos(5 * turn)),
    ],
  );
  return clockwise ? line.reverse() : line;
}

/** A wavy line between two points, the same each time. */
export function wavy([fromLat, fromLon]: At, [toLat, toLon]: At, steps: number, sway: number): At[] {
  return Array.from({ length: steps + 1 }, (_, index): At => {
    const share = index / steps;
    const off = sway * (Math.sin(share * 11) + 0.5 * Math.sin(share * 29)) * Math.sin(share * Math.PI);
    return [fromLat + share * (toLat - fromLat) + off, fromLon + share * (toLon - fromLon) - off];
  });
}

const coast = { natural: 'coastline' };

/** The sea lies in the west: the coast runs from north to south with land on its left, in two ways that meet. */
const shore = [
  ...wavy([60.46, 5.3], [60.395, 5.312], 40, 0.006),
  ...wavy([60.395, 5.312], [60.391, 5.33], 12, 0.0012).slice(1),
  ...wavy([60.391, 5.33], [60.387, 5.315], 12, 0.0012).slice(1),
  ...wavy([60.387, 5.315], [60.33, 5.31], 40, 0.006).slice(1),
];

export const fjordTown = [
  way(1, coast, shore.slice(0, 50)),
  way(2, coast, shore.slice(49)),
  way(3, coast, ring([60.4, 5.275], 0.006)),
  relation(4, { natural: 'water' }, [
    { role: 'outer', line: ring([60.383, 5.345], 0.004).slice(0, 13) },
    { role: 'outer', line: ring([60.383, 5.345], 0.004).slice(12) },
    { role: 'inner', line: ring([60.383, 5.345], 0.001) },
  ]),
  way(5, { natural: 'water' }, ring([60.404, 5.36], 0.0025)),
  way(6, { leisure: 'park' }, ring([60.393, 5.345], 0.003)),
  way(7, { leisure: 'park' }, ring([60.378, 5.325], 0.002)),
  way(8, { highway: 'primary' }, wavy([60.43, 5.33], [60.3895, 5.34], 30, 0.004)),
  way(9, { highway: 'primary' }, wavy([60.3895, 5.34], [60.35, 5.33], 30, 0.004)),
  way(10, { highway: 'secondary' }, wavy([60.3895, 5.34], [60.385, 5.4], 30, 0.004)),
  way(11, { highway: 'secondary' }, wavy([60.386, 5.317], [60.375, 5.37], 30, 0.003)),
];

/** The same town with so many more roads and parks: 200 fill a drawing as large as one may be, 4,000 are far too many. */
export const crowdedTown = (count: number) => [
  ...fjordTown,
  ...Array.from({ length: count }, (_, index) => {
    const [lat, lon] = [60.375 + (index % 61) / 2000, 5.29 + (index % 83) / 1000];
    return index % 2 === 0
      ? way(1000 + index, { highway: 'secondary' }, wavy([lat, lon], [lat + 0.004, lon + 0.01], 40, 0.002))
      : way(1000 + index, { leisure: 'park' }, ring([lat, lon], 0.0012, 30));
  }),
];

/** Invented studios of that town, most of them in a few streets, as Overpass answers with `out center`. */
export const studiosInTown =
  'Bris Svale Tyttebær Måne Fjell Skog Bølge Nordlys Lyng Gråstein Ro Sol Hav Eng Rypa Ilder Vind Stille'
    .split(' ')
    .map((name, index) => {
      const spread = index < 11 ? 1 : 3;
      return {
        type: 'node',
        id: 100 + index,
        lat: 60.389 + 0.002 * spread * Math.sin(index * 1.7),
        lon: 5.341 + 0.006 * spread * Math.cos(index * 2.3),
        tags: {
          name: `${name} Yoga`,
          sport: 'yoga',
          leisure: 'fitness_centre',
          'addr:street': 'Fiktivgata',
          'addr:housenumber': String(index + 1),
          'addr:postcode': '5003',
          'addr:city': 'Bergen',
        },
      };
    });
