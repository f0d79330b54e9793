import { of } from './paint.ts';
import { heightAt, type Point, polygon } from './path.ts';
import { between, type Random } from './random.ts';
import type { Layer } from './scene.ts';

type Wood = {
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
export function spruces({
  ground,
  height: [low, high],
  spacing,
  nearness,
  gaps = 0.3,
  light = 0,
  floor = 0,
}: Wood): Layer {
  return (random, { width }) => {
    const [start, end] = [ground[0]?.[0] ?? 0, ground.at(-1)?.[0] ?? 0];
    // A nursery of few trees, planted again and again: the eye sees a wood, and the repeats cost almost no bytes.
    const nursery = Array.from({ length: 5 }, (_, index) =>
      spruce(random, Math.round(low + ((high - low) * index) / 4)),
    );
    let d = '';
    for (let x = start + spacing * random(); x < end; ) {
      const members = 1 + Math.floor(random() ** 1.3 * 8);
      const tallest = between(random, 0.55, 1);
      for (let i = 0; i < members && x < end; i++) {
        const rim = Math.sin((Math.PI * (i + 0.6)) / (members + 0.2));
        const share = tallest * (0.35 + 0.65 * rim) * between(random, 0.45, 1.1);
        const tree = nursery[Math.min(4, Math.floor(share * 5))];
        if (tree) d += `M${Math.round(x)} ${Math.round(heightAt(ground, x) + 2 - tree.height * 0.955)}${tree.outline}`;
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
      points.push(
        [sign * reach, branchY + height * 0.025],
        [sign * reach * (tier === tiers ? 0.15 : 0.42), branchY - height * 0.012],
      );
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
      // The wood grows lower towards an end inside the sheet.
      const rim = Math.min(1, start > 0 ? (x - start) / 70 : 1, end < width ? (end - x) / 70 : 1);
      const top = rim * (height[0] + ((height[1] - height[0]) * swell * (random() < 0.35 ? 0.5 : 1)) / 4);
      tops.push([x, y - 2], [x + wide * 0.4, y - 2 - Math.round(top)]);
      x += wide;
    }
    return [
      {
        d: polygon([...tops, ...[...ground].reverse()]) + forestFloor(ground, floor, width),
        fill: of('spruce', nearness, light),
      },
    ];
  };
}
