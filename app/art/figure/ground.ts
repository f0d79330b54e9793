import { colour } from './body.ts';
import { groundY } from './outline.ts';
import type { Shape } from './shape.ts';
import type { Prop } from './skeleton.ts';

type Span = [from: number, to: number];

/** The mat, the same in every figure, and the shadow on it wherever the body rests. */
export function groundShapes(parts: readonly Shape[]): Shape[] {
  const shade = restingSpans(parts).map(([from, to]) => bar(from - 3, to + 3, groundY + 0.5, 1.8)).join('');
  return [flat(bar(14, 226, groundY + 0.5, 3.4), colour.mat), flat(shade, colour.shade)];
}

/** Where body parts touch the floor, merged when the gap is small. */
function restingSpans(parts: readonly Shape[]): Span[] {
  const spans = parts
    .flatMap((part) => (part.kind === 'area' ? part.outlines : []))
    .flatMap((outline): Span[] => {
      const low = outline.filter(([, h]) => h < 2.4).map(([x]) => x);
      return low.length > 0 ? [[Math.min(...low), Math.max(...low)]] : [];
    })
    .sort((a, b) => a[0] - b[0]);
  return spans.reduce<Span[]>((merged, [from, to]) => {
    const last = merged.at(-1);
    if (!last || from > last[1] + 8) return [...merged, [from, to]];
    return [...merged.slice(0, -1), [last[0], Math.max(last[1], to)]];
  }, []);
}

/** The quiet things a pose leans on. */
export function propShapes(props: readonly Prop[]): Shape[] {
  return props.flatMap((prop) => {
    switch (prop.kind) {
      case 'wall':
        return [flat(`M${prop.x} 60h3v136h-3z`, colour.prop)];
      case 'chair':
        return [flat(chairPath(prop.x), colour.prop)];
      case 'pillow':
        return [flat(pillowPath(prop.x), colour.prop)];
    }
  });
}

/** A chair seen from its side, facing right; its seat is 35 units high and 44 deep. */
function chairPath(x: number): string {
  return `M${x} 100q2-3 4 0l4 61h36q2 0 2 2v1.5q0 1.5-2 1.5h-2l2 30h-3.6l-2.4-30h-25.6l-3 30h-3.6l2.4-30z`;
}

function pillowPath(x: number): string {
  return `M${x} ${groundY}q-3-4 0-8q14-4 28 0q3 4 0 8z`;
}

function flat(d: string, fill: string): Shape {
  return { kind: 'area', d, fill, edge: false, outlines: [] };
}

/** A bar with round ends. */
function bar(from: number, to: number, y: number, height: number): string {
  const radius = height / 2;
  const width = Math.round((to - from - height) * 10) / 10;
  return `M${Math.round((from + radius) * 10) / 10} ${y}h${width}a${radius} ${radius} 0 0 1 0 ${height}h${-width}a${radius} ${radius} 0 0 1 0-${height}z`;
}
