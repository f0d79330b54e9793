import { of } from './paint.ts';
import { lines, type Point, pack, polygon } from './path.ts';
import { between, type Random } from './random.ts';
import type { Layer } from './scene.ts';

/** Birches at (x, foot, height): pale leaning trunks, hanging twigs, a loose crown in three tones. */
export function birches(
  spots: readonly (readonly [x: number, foot: number, height: number])[],
  nearness: number,
): Layer {
  return (random) => {
    // One size of leaf for the whole group: the eye does not mind, and the outlines repeat.
    const mean = spots.reduce((sum, [, , height]) => sum + height, 0) / spots.length;
    const leaves = [0.04, 0.06, 0.085].map((share) => foliage(random, mean * share));
    const trees = spots.map(([x, foot, height]) => birch(random, leaves, x, foot, height));
    const all = (part: keyof ReturnType<typeof birch>) => trees.map((tree) => tree[part]).join('');
    const crown = (part: 'shaded' | 'middle' | 'sunlit', light: number) => ({
      d: all(part),
      fill: of('leaf', nearness, light),
    });
    return [
      crown('shaded', -0.2),
      { d: all('twigs'), stroke: of('twig', nearness, 0.05), width: 1 },
      { d: all('trunk'), fill: of('bark', nearness) },
      { d: all('scars'), stroke: of('twig', nearness, -0.3), width: 1.6 },
      crown('middle', -0.02),
      crown('sunlit', 0.24),
    ];
  };
}

/** Draws one clump of leaves with a scalloped edge, in relative whole steps: the repeats pack to almost nothing. */
type Foliage = (x: number, y: number) => string;

function foliage(random: Random, size: number): Foliage {
  const lobes = 7;
  const radii = Array.from({ length: lobes }, () => between(random, 0.7, 1.2));
  return (x, y) => {
    const corner = (index: number, out: number): Point => {
      const angle = (index / lobes) * 2 * Math.PI;
      const radius = size * (radii[Math.floor(index) % lobes] ?? 1) * out;
      return [Math.round(Math.cos(angle) * radius), Math.round(Math.sin(angle) * radius * 1.15)];
    };
    let [fromX, fromY] = corner(0, 1);
    let d = `M${Math.round(x) + fromX} ${Math.round(y) + fromY}`;
    for (let index = 1; index <= lobes; index++) {
      const [toX, toY] = corner(index % lobes, 1);
      const [bendX, bendY] = corner(index - 0.5, 1.45);
      d += `q${pack([bendX - fromX, bendY - fromY, toX - fromX, toY - fromY])}`;
      [fromX, fromY] = [toX, toY];
    }
    return d;
  };
}

function birch(random: Random, leaves: readonly Foliage[], x: number, foot: number, height: number) {
  const lean = between(random, -0.07, 0.07) * height;
  const thick = Math.max(1.5, height * 0.016);
  const at = (share: number): Point => [x + lean * share ** 1.6, foot - height * share];
  const trunk = [0, 0.3, 0.65, 0.97].map(at);
  const outline = (sign: number) => trunk.map(([px, py], i): Point => [px + sign * thick * (1 - i * 0.28), py]);
  const span = height * 0.13;
  const branches = [0.38, 0.46, 0.55, 0.64, 0.73, 0.82].map((share, index) => {
    const [px, py] = at(share);
    const out = index % 2 === 0 ? span : -span;
    const bough = lines([
      [0, 0],
      [out * 0.6, -span * 0.8],
      [out, -span * 0.6],
      [out * 1.2, span * 0.3],
    ]);
    return `M${Math.round(px)} ${Math.round(py)}${bough.slice('M0 0'.length)}`;
  });
  // The crown is an egg on its broad end; `reach` 1 strews leaves out to its edge.
  const strew = (count: number, shiftX: number, shiftY: number, reach: number, sizes: readonly number[]): string =>
    Array.from({ length: count }, (_, index) => {
      const up = (index + between(random, 0.1, 0.9)) / count;
      const breadth = 0.24 * Math.sin(Math.PI * (0.2 + 0.78 * up)) * (1.1 - 0.45 * up);
      const [px, py] = at(0.34 + 0.63 * up);
      const leaf = leaves[sizes[Math.floor(random() * sizes.length)] ?? 0];
      return leaf?.(px + (between(random, -1, 1) * reach * breadth + shiftX) * height, py + shiftY * height) ?? '';
    }).join('');
  return {
    trunk: polygon([...outline(-1), ...outline(1).reverse()], 1),
    scars: [0.1, 0.19, 0.31]
      .map((share) => {
        const [px, py] = at(share + between(random, -0.03, 0.03));
        return lines(
          [
            [px - thick * 0.8, py],
            [px + thick * between(random, -0.2, 0.5), py - 0.5],
          ],
          1,
        );
      })
      .join(''),
    twigs: branches.join(''),
    shaded: strew(10, -0.015, 0.01, 0.9, [2, 2, 1]),
    middle: strew(9, 0.01, -0.01, 1, [1, 1, 0]),
    sunlit: strew(7, 0.04, -0.02, 0.8, [0, 0, 1]),
  };
}
