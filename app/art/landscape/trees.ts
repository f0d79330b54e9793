import { of } from './paint.ts';
import { blob, heightAt, lines, pack, type Point, polygon } from './path.ts';
import { between, type Random } from './random.ts';
import type { Layer, Mark } from './scene.ts';

export type Wood = {
  /** The ground the trees stand on, from left to right. */
  ground: readonly Point[];
  /** Smallest and largest height of a tree. */
  height: readonly [number, number];
  /** Mean distance between two trunks. */
  spacing: number;
  nearness: number;
  /** Share of the ground left open between the groups, 0–1. */
  gaps?: number;
  light?: number;
  /** Depth of the closed forest floor under the trees. */
  floor?: number;
};

/** A forest edge of spruces in uneven groups: tall in the middle of a group, young trees at its rim. */
export function spruces({ ground, height: [low, high], spacing, nearness, gaps = 0.3, light = 0, floor = 0 }: Wood): Layer {
  return (random, { width }) => {
    const [start, end] = [ground[0]?.[0] ?? 0, ground.at(-1)?.[0] ?? 0];
    // A nursery of few trees, planted again and again: the eye sees a wood, and the repeats cost almost no bytes.
    const nursery = Array.from({ length: 7 }, (_, index) => spruce(random, Math.round(low + ((high - low) * index) / 6)));
    let d = '';
    for (let x = start + spacing * random(); x < end; ) {
      const members = 1 + Math.floor(random() ** 1.3 * 8);
      const tallest = between(random, 0.55, 1);
      for (let i = 0; i < members && x < end; i++) {
        const rim = Math.sin((Math.PI * (i + 0.6)) / (members + 0.2));
        const share = tallest * (0.35 + 0.65 * rim) * between(random, 0.45, 1.1);
        const tree = nursery[Math.min(6, Math.floor(share * 7))];
        if (tree) d += `M${Math.round(x)} ${Math.round(heightAt(ground, x) + 3 - tree.height)}${tree.outline}`;
        x += spacing * between(random, 0.25, 1.15);
      }
      x += random() < gaps * 1.6 ? spacing * between(random, 1.5, 7) * gaps * 1.5 : 0;
    }
    return [{ d: d + forestFloor(ground, floor, width), fill: of('spruce', nearness, light) }];
  };
}

/** The dark band under the trees; it thins out where the wood ends inside the sheet. */
function forestFloor(ground: readonly Point[], depth: number, sheetWidth: number): string {
  if (depth === 0) return '';
  const under = ground.map(([x, y], index): Point => {
    const endsHere = (index === 0 && x > 0) || (index === ground.length - 1 && x < sheetWidth);
    return [x, endsHere ? y : y + depth];
  });
  return polygon([...ground, ...under.reverse()]);
}

/** The outline of one spruce from its top, as relative steps: a spire, then branches that hang more the lower they sit. */
function spruce(random: Random, height: number): { height: number; outline: string } {
  const tiers = height < 26 ? 3 : height < 50 ? 4 : height < 90 ? 6 : 8;
  const half = height * between(random, 0.13, 0.18);
  const side = (sign: number): Point[] => {
    const points: Point[] = [];
    for (let tier = 1; tier <= tiers; tier++) {
      const share = tier / tiers;
      const reach = half * share ** 0.8 * between(random, 0.78, 1.12);
      const branchY = height * share * 0.94;
      points.push([sign * reach, branchY + height * 0.025], [sign * reach * (tier === tiers ? 0.15 : 0.42), branchY - height * 0.012]);
    }
    return points;
  };
  const outline = polygon([[0, 0], ...side(1), [1, height], [-1, height], ...side(-1).reverse()]);
  return { height, outline: outline.slice('M0 0'.length) };
}

/** A far wood: a line of uneven tops, no single tree to be seen. */
export function farWood({ ground, height, spacing, nearness, light = 0, floor = 14 }: Wood): Layer {
  return (random, { width }) => {
    const [start, end] = [ground[0]?.[0] ?? 0, ground.at(-1)?.[0] ?? 0];
    const tops: Point[] = [];
    let swell = 2;
    for (let x = start; x < end; ) {
      // Few different heights and widths: a wood needs unrest, not novelty, and repeats pack well.
      swell = Math.min(4, Math.max(0, swell + Math.floor(random() * 3) - 1));
      const y = Math.round(heightAt(ground, x));
      const wide = Math.round(spacing * (0.6 + 0.4 * Math.floor(random() * 3)));
      const top = height[0] + ((height[1] - height[0]) * swell * (random() < 0.35 ? 0.5 : 1)) / 4;
      tops.push([x, y - 2], [x + wide * 0.4, y - 2 - Math.round(top)]);
      x += wide;
    }
    return [{ d: polygon([...tops, ...[...ground].reverse()]) + forestFloor(ground, floor, width), fill: of('spruce', nearness, light) }];
  };
}

/** Birches at (x, foot, height): pale leaning trunks, hanging twigs, a loose crown in three tones. `bare` leaves the crown out. */
export function birches(spots: readonly (readonly [x: number, foot: number, height: number])[], nearness: number, bare = false): Layer {
  return (random) => {
    // One size of leaf for the whole group: the eye does not mind, and the outlines repeat.
    const mean = spots.reduce((sum, [, , height]) => sum + height, 0) / spots.length;
    const leaves = [0.04, 0.06, 0.085].map((share) => foliage(random, mean * share));
    const trees = spots.map(([x, foot, height]) => birch(random, leaves, x, foot, height));
    const all = (part: keyof ReturnType<typeof birch>) => trees.map((tree) => tree[part]).join('');
    const crown = (part: 'shaded' | 'middle' | 'sunlit', light: number): Mark[] => (bare ? [] : [{ d: all(part), fill: of('leaf', nearness, light) }]);
    return [
      ...crown('shaded', -0.2),
      { d: all('twigs'), stroke: of('twig', nearness, 0.05), width: bare ? 1.4 : 1 },
      { d: all('trunk'), fill: of('bark', nearness) },
      { d: all('scars'), stroke: of('twig', nearness, -0.3), width: 1.6 },
      ...crown('middle', -0.02),
      ...crown('sunlit', 0.24),
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
  const reach = height * 0.13;
  const branches = [0.38, 0.46, 0.55, 0.64, 0.73, 0.82].map((share, index) => {
    const [px, py] = at(share);
    const out = index % 2 === 0 ? reach : -reach;
    const bough = lines([[0, 0], [out * 0.6, -reach * 0.8], [out, -reach * 0.6], [out * 1.2, reach * 0.3]]);
    return `M${Math.round(px)} ${Math.round(py)}${bough.slice('M0 0'.length)}`;
  });
  // The crown is an egg on its broad end; `reach` 1 strews leaves out to its edge.
  const strew = (count: number, shiftX: number, shiftY: number, reach: number, sizes: readonly number[]): string =>
    Array.from({ length: count }, (_, index) => {
      const up = (index + between(random, 0.1, 0.9)) / count;
      const breadth = 0.24 * Math.sin(Math.PI * (0.2 + 0.78 * up)) * (1.1 - 0.45 * up);
      const [px, py] = at(0.34 + 0.63 * up);
      const leaf = leaves[sizes[Math.floor(random() * sizes.length)] ?? 0];
      return leaf?.(px + ((between(random, -1, 1) * reach) * breadth + shiftX) * height, py + shiftY * height) ?? '';
    }).join('');
  return {
    trunk: polygon([...outline(-1), ...outline(1).reverse()], 1),
    scars: [0.1, 0.19, 0.31]
      .map((share) => {
        const [px, py] = at(share + between(random, -0.03, 0.03));
        return lines([[px - thick * 0.8, py], [px + thick * between(random, -0.2, 0.5), py - 0.5]], 1);
      })
      .join(''),
    twigs: branches.join(''),
    shaded: strew(10, -0.015, 0.01, 0.9, [2, 2, 1]),
    middle: strew(9, 0.01, -0.01, 1, [1, 1, 0]),
    sunlit: strew(7, 0.04, -0.02, 0.8, [0, 0, 1]),
  };
}

/** A rounded, uneven shape: a crown, a bush, a stone. */
export function wobbly(random: Random, x: number, y: number, radiusX: number, radiusY: number, corners = 7): string {
  const turn = random() * 6;
  return blob(
    Array.from({ length: corners }, (_, index): Point => {
      const angle = turn + (index / corners) * 2 * Math.PI;
      const swell = between(random, 0.78, 1.14);
      return [x + Math.cos(angle) * radiusX * swell, y + Math.sin(angle) * radiusY * swell];
    }),
    radiusX < 12 ? 1 : 0,
  );
}
