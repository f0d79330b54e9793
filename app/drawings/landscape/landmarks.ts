import { of } from './paint.ts';
import { blob, box, lines, type Point, polygon } from './path.ts';
import { between } from './random.ts';
import type { Layer } from './scene.ts';
import type { Material } from './seasons.ts';

/** A path that winds away: `turns` are its middle from near to far, each with its width. */
export function trail(
  turns: readonly (readonly [x: number, y: number, width: number])[],
  nearness: number,
  material: Material = 'path',
): Layer {
  const bank = (sign: number) => turns.map(([x, y, width]): Point => [x + (sign * width) / 2, y]);
  return () => [{ d: blob([...bank(-1), ...bank(1).reverse()]), fill: of(material, nearness) }];
}

/** A ski track in near snow: two rails, `turns` their middle from far to near with the width of a rail and the gap. */
export function track(turns: readonly (readonly [x: number, y: number, rail: number, gap: number])[]): Layer {
  const rail = (side: number) => {
    const bank = (sign: number) => turns.map(([x, y, wide, gap]): Point => [x + (side * gap + sign * wide) / 2, y]);
    return blob([...bank(-1), ...bank(1).reverse()]);
  };
  return () => [{ d: rail(-1) + rail(1), fill: of('meadow', 1, -0.3) }];
}

/** Posts along a line, each with its own height, joined by `rails` rails. Zero rails: snow poles. */
export function fence(
  posts: readonly (readonly [x: number, foot: number, height: number])[],
  nearness: number,
  rails = 2,
): Layer {
  return (random) => {
    const standing = posts
      .map(([x, foot, height]) =>
        lines(
          [
            [x, foot],
            [x + between(random, -0.04, 0.04) * height, foot - height],
          ],
          1,
        ),
      )
      .join('');
    const lying = Array.from({ length: rails }, (_, rail) =>
      lines(
        posts.map(([x, foot, height]): Point => [x, foot - height * (0.85 - rail * 0.38)]),
        1,
      ),
    ).join('');
    const width = Math.max(1.2, (posts.at(-1)?.[2] ?? 20) * 0.07);
    return [
      { d: lying, stroke: of('timber', nearness, 0.12), width: width * 0.7 },
      { d: standing, stroke: of('timber', nearness, -0.1), width },
    ];
  };
}

/** A plank landing that runs from the lower edge out into the water: `near` and `far` are its middle, each with its width. */
export function landing(
  near: readonly [x: number, y: number, width: number],
  far: readonly [x: number, y: number, width: number],
  nearness: number,
): Layer {
  const at = (share: number, side: number): Point => {
    const width = near[2] + (far[2] - near[2]) * share;
    return [near[0] + (far[0] - near[0]) * share + (side * width) / 2, near[1] + (far[1] - near[1]) * share];
  };
  const thick = far[2] * 0.12;
  // Planks close up with distance: shares follow the perspective of the two widths.
  const planks = Array.from({ length: 9 }, (_, index) => {
    const depth = (index + 1) / 10;
    const share = (depth * near[2]) / (far[2] + (near[2] - far[2]) * depth);
    return lines([at(Math.min(1, share), -1), at(Math.min(1, share), 1)], 1);
  }).join('');
  const post = (share: number, side: number) => {
    const [x, y] = at(share, side);
    const size = far[2] * 0.1 * (1 + (1 - share));
    return box(x - size / 2, y - size * 1.6, size, size * 5);
  };
  return () => [
    {
      d: polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)].map(([x, y]): Point => [x, y + thick * 2])),
      fill: of('timber', nearness, -0.5),
      opacity: 0.55,
    },
    {
      d: [0.25, 0.62, 1].flatMap((share) => [post(share, -1), post(share, 1)]).join(''),
      fill: of('timber', nearness, -0.35),
    },
    { d: polygon([at(0, -1), at(1, -1), at(1, 1), at(0, 1)]), fill: of('paleTimber', nearness, -0.06) },
    { d: planks, stroke: of('timber', nearness), width: 1.4, opacity: 0.6 },
  ];
}

/** A lavvo, the tent of the north, with a lamp inside. */
export function lavvo(x: number, foot: number, height: number, nearness: number): Layer {
  const half = height * 0.52;
  return () => [
    {
      d:
        lines(
          [
            [x - 4, foot - height * 1.12],
            [x + 2, foot - height * 0.9],
            [x + 8, foot - height * 1.1],
          ],
          1,
        ) +
        lines(
          [
            [x + 2, foot - height * 1.16],
            [x + 1, foot - height * 0.9],
          ],
          1,
        ),
      stroke: of('timber', nearness),
      width: 1.6,
    },
    {
      d: polygon(
        [
          [x - half, foot],
          [x - 2, foot - height],
          [x + 5, foot - height],
          [x + half, foot],
        ],
        1,
      ),
      fill: 'lamp',
      opacity: 0.9,
    },
    {
      d: polygon(
        [
          [x - half, foot],
          [x - 2, foot - height],
          [x - half * 0.12, foot],
        ],
        1,
      ),
      fill: of('ochre', nearness, -0.2),
      opacity: 0.75,
    },
    {
      d: polygon(
        [
          [x + half * 0.42, foot],
          [x + 5, foot - height],
          [x + half, foot],
        ],
        1,
      ),
      fill: of('ochre', nearness, -0.3),
      opacity: 0.85,
    },
    {
      d: lines(
        [
          [x + half * 0.1, foot],
          [x + 2, foot - height * 0.62],
        ],
        1,
      ),
      stroke: of('timber', nearness),
      width: 1.4,
    },
  ];
}

/** A bench that looks out: seen from behind, `width` in units. */
export function bench(x: number, foot: number, width: number, nearness: number): Layer {
  const w = width;
  const leg = w * 0.05;
  return () => [
    {
      d: [0.1, 0.85].map((share) => box(x + w * share, foot - w * 0.42, leg, w * 0.42)).join(''),
      fill: of('timber', nearness, -0.35),
    },
    {
      d: box(x, foot - w * 0.46, w, w * 0.09) + box(x, foot - w * 0.34, w, w * 0.07),
      fill: of('timber', nearness, 0.05),
    },
    { d: box(x - w * 0.02, foot - w * 0.2, w * 1.04, w * 0.06), fill: of('timber', nearness, -0.2) },
  ];
}
