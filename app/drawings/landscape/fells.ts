import { of } from './paint.ts';
import { blob, type Point, polygon } from './path.ts';
import { between, type Random } from './random.ts';
import type { Layer, Mark } from './scene.ts';
import type { Material } from './seasons.ts';

type Fell = {
  /** The skyline from left to right; its high points become summits. Ends at `base` where the fell runs into water. */
  crest: readonly Point[];
  /** Where the land meets water or what lies in front of it. */
  base: number;
  nearness: number;
  material?: Material;
  /** How broken the skyline is: 0 a drawn curve, 0.15 worn rock, 0.3 alpine. */
  rough?: number;
  /** Snow lies above this height. */
  snow?: number;
  /** How dark the sides turned from the light are: 0 leaves the fell flat. */
  relief?: number;
  /** Which side the light comes from. */
  lit?: 'left' | 'right';
  /** How far the mirror image reaches down into the water, as a share of the height. */
  mirror?: number;
};

/** A fell: one tone, its shadow sides, its snow, its mirror image. */
export function fell(shape: Fell): Layer {
  const { base, nearness, material = 'rock', rough = 0.12, relief = 0.3, lit = 'right', mirror = 0 } = shape;
  return (random) => {
    const crest = brokenLine(random, shape.crest, rough);
    const marks: Mark[] = [];
    const body = of(material, nearness);
    if (mirror > 0) marks.push({ d: mirrored(crest, base, mirror), fill: body, opacity: 0.38 });
    marks.push({ d: polygon(closeAt(crest, base)), fill: body });
    if (shape.snow !== undefined) {
      marks.push({ d: snowfield(random, crest, shape.snow), fill: of('snow', Math.min(1, 0.58 + nearness * 0.4)) });
    }
    if (relief > 0) {
      const d = shadowSides(random, shape.crest, crest, base, lit);
      if (d) marks.push({ d, fill: of(material, Math.min(1, nearness * 1.15), -0.55), opacity: relief });
    }
    return marks;
  };
}

/** Rolling ground as one smooth shape: hills, a bank, a snowfield. A `rim` of light, in units, follows its edge. */
export function hill(
  crest: readonly Point[],
  base: number,
  material: Material,
  nearness: number,
  light = 0,
  rim = 0,
): Layer {
  const outline = (drop: number): string => {
    const [first = [0, 0], last = [0, 0]] = [crest[0], crest.at(-1)];
    // The two points under each end keep the curve from swinging out at the corners.
    const points: Point[] = [
      [first[0] - 40, base],
      [first[0] - 30, first[1]],
      ...crest,
      [last[0] + 30, last[1]],
      [last[0] + 40, base],
    ];
    return blob(points.map(([x, y]): Point => [x, y + drop]));
  };
  return () => [
    ...(rim > 0 ? [{ d: outline(0), fill: of(material, nearness, Math.min(1, light + 0.3)) }] : []),
    { d: outline(rim), fill: of(material, nearness, light) },
  ];
}

/** Displaces midpoints until no step is longer than 36 units, so that long slopes break as naturally as short ones. */
function brokenLine(random: Random, anchors: readonly Point[], rough: number): Point[] {
  const line: Point[] = [];
  const split = (from: Point, to: Point): void => {
    const span = to[0] - from[0];
    if (span < 36) {
      line.push(to);
      return;
    }
    const steepness = Math.min(span, 220) * rough;
    const middle: Point = [
      from[0] + span * between(random, 0.38, 0.62),
      (from[1] + to[1]) / 2 + between(random, -0.55, 0.45) * steepness,
    ];
    split(from, middle);
    split(middle, to);
  };
  anchors.forEach((anchor, index) => {
    const before = anchors[index - 1];
    if (before) split(before, anchor);
    else line.push(anchor);
  });
  return line;
}

function closeAt(crest: readonly Point[], base: number): Point[] {
  const [first, last] = [crest[0], crest.at(-1)];
  return first && last ? [...crest, [last[0], base], [first[0], base]] : [];
}

function mirrored(crest: readonly Point[], base: number, share: number): string {
  return polygon(
    closeAt(
      crest.map(([x, y]): Point => [x, base + (base - y) * share]),
      base,
    ),
  );
}

/** From each summit down to the next valley on the side away from the light, and back up along a jagged rib. */
function shadowSides(
  random: Random,
  anchors: readonly Point[],
  crest: readonly Point[],
  base: number,
  lit: 'left' | 'right',
): string {
  const away = lit === 'right' ? -1 : 1;
  const isHigher = (a: Point, b: Point | undefined) => b === undefined || a[1] <= b[1];
  const sides = anchors.map((summit, index) => {
    if (!isHigher(summit, anchors[index - 1]) || !isHigher(summit, anchors[index + 1])) return '';
    let end = index + away;
    for (let next = anchors[end + away]; next && next[1] > (anchors[end]?.[1] ?? 0); next = anchors[end + away])
      end += away;
    const valley = anchors[end];
    if (!valley) return '';
    const [low, high] = away < 0 ? [valley[0], summit[0]] : [summit[0], valley[0]];
    const skyline = crest.filter(([x]) => x >= low && x <= high);
    if (away < 0) skyline.reverse();
    return polygon([...skyline, ...rib(random, summit, base, -away).reverse()]);
  });
  return sides.join('');
}

/** A ridge from the summit to the foot: it leans towards the lit side and breaks a few times, ever further down. */
function rib(random: Random, [x, y]: Point, foot: number, towards: number): Point[] {
  const drop = foot - y;
  const breaks = [0.13, 0.34, 0.62, 1];
  return breaks.map((share, index): Point => {
    const swing = (index % 2 === 0 ? 0.07 : -0.02) * between(random, 0.6, 1.2);
    return [x + towards * drop * (share * 0.3 + swing), y + drop * share];
  });
}

/** Follows the skyline above the snow line and comes back in tongues that reach down the gullies. */
function snowfield(random: Random, crest: readonly Point[], line: number): string {
  const runs: Point[][] = [];
  let run: Point[] = [];
  crest.forEach((point, index) => {
    const before = crest[index - 1];
    if (before && before[1] < line !== point[1] < line) {
      const share = (line - before[1]) / (point[1] - before[1]);
      run.push([before[0] + (point[0] - before[0]) * share, line]);
    }
    if (point[1] < line) run.push(point);
    else if (run.length > 0) {
      if (run.length > 2) runs.push(run);
      run = [];
      if (before && before[1] >= line) run = [];
    }
  });
  if (run.length > 2) runs.push(run);
  return runs.map((skyline) => polygon([...skyline, ...tongues(random, skyline, line)])).join('');
}

function tongues(random: Random, skyline: readonly Point[], line: number): Point[] {
  const back: Point[] = [];
  for (let i = skyline.length - 2; i > 0; i--) {
    const [x, y] = skyline[i] ?? [0, 0];
    const depth = line - y;
    const reach = i % 2 === 0 ? between(random, 0.75, 1.15) : between(random, 0.3, 0.55);
    back.push([x + between(random, -6, 6), y + Math.min(depth, 90) * reach + 2]);
  }
  return back;
}
