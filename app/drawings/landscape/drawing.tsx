import type { ReactNode } from 'react';
import { type Gradient, isGradient, type Light, type Paint, type Surface } from './paint.ts';
import { randomFrom } from './random.ts';
import type { Group, Mark, Scene, Sheet } from './scene.ts';

/** Turns a paint into a colour the SVG can carry. */
export type Ink = (paint: Surface | Light) => string;

/** The marks of a scene from back to front; every layer has its own row of random numbers, so that one can change alone. */
export function marksOf(scene: Scene, sheet: Sheet): (Mark | Group)[] {
  return scene.layers
    .flatMap((layer, index) => layer(randomFrom(scene.seed * 1009 + index * 97), sheet))
    .filter((mark) => isGroup(mark) || mark.d !== '');
}

export function isGroup(mark: Mark | Group): mark is Group {
  return 'marks' in mark;
}

/**
 * The inside of an SVG: gradients, then paths.
 * `name` keeps gradient ids apart when two drawings stand on one page.
 */
export function Drawing({ scene, sheet, ink, name }: { scene: Scene; sheet: Sheet; ink: Ink; name: string }) {
  const marks = marksOf(scene, sheet);
  const all = marks.flatMap((mark) => (isGroup(mark) ? mark.marks : [mark]));
  const used = new Set(all.flatMap(({ fill }) => (fill && isGradient(fill) ? [fill] : [])));
  const paint = (value: Paint) => (isGradient(value) ? `url(#${name}-${value})` : ink(value));
  return (
    <>
      <defs>{[...used].map((gradient) => gradients[gradient](`${name}-${gradient}`, scene, sheet, ink))}</defs>
      <Marks marks={marks} paint={paint} />
    </>
  );
}

type Print = (paint: Paint) => string;

function Marks({ marks, paint }: { marks: readonly (Mark | Group)[]; paint: Print }) {
  return marks.map((mark, index) =>
    isGroup(mark) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a scene never change places
      <Person key={index} group={mark} paint={paint} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a scene never change places
      <Path key={index} mark={mark} paint={paint} />
    ),
  );
}

function Path({ mark: { d, fill, stroke, width, opacity }, paint }: { mark: Mark; paint: Print }) {
  return (
    <path
      d={d}
      fill={fill ? paint(fill) : 'none'}
      stroke={stroke && paint(stroke)}
      strokeWidth={stroke && width}
      strokeLinecap={stroke && 'round'}
      opacity={opacity === 1 ? undefined : opacity}
    />
  );
}

/** As in a figure of its own: the line lies under the fill, so that it shows only where one part lies over another. */
function Person({ group: { marks, transform, edge }, paint }: { group: Group; paint: Print }) {
  return (
    <g transform={transform} stroke={edge && paint(edge)} strokeOpacity={edge && 0.5} paintOrder={edge && 'stroke'}>
      {marks.map(({ d, fill, opacity, bare, transform }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a scene never change places
          key={index}
          d={d}
          transform={transform}
          fill={fill ? paint(fill) : 'none'}
          stroke={bare ? 'none' : undefined}
          opacity={opacity}
        />
      ))}
    </g>
  );
}

const gradients: Record<Gradient, (id: string, scene: Scene, sheet: Sheet, ink: Ink) => ReactNode> = {
  sky: (id, { horizon }, _, ink) => (
    <linearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="0" y2={horizon}>
      <stop stopColor={ink('skyTop')} />
      <stop offset=".5" stopColor={ink('skyMiddle')} />
      <stop offset="1" stopColor={ink('skyLow')} />
    </linearGradient>
  ),
  water: (id, { horizon }, { height }, ink) => (
    <linearGradient key={id} id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={horizon} y2={height}>
      <stop stopColor={ink('waterFar')} />
      <stop offset=".5" stopColor={ink('waterMiddle')} />
      <stop offset="1" stopColor={ink('waterNear')} />
    </linearGradient>
  ),
  halo: (id, { sun = { x: 0, y: 0, reach: 0 } }, _, ink) => (
    <radialGradient key={id} id={id} gradientUnits="userSpaceOnUse" cx={sun.x} cy={sun.y} r={sun.reach}>
      <stop stopColor={ink('glow')} stopOpacity=".9" />
      <stop offset=".25" stopColor={ink('glow')} stopOpacity=".5" />
      <stop offset=".6" stopColor={ink('glow')} stopOpacity=".13" />
      <stop offset="1" stopColor={ink('glow')} stopOpacity="0" />
    </radialGradient>
  ),
  veil: (id, _scene, _sheet, ink) => (
    <linearGradient key={id} id={id} x1="0" x2="0" y1="0" y2="1">
      <stop stopColor={ink('mist')} stopOpacity="0" />
      <stop offset=".6" stopColor={ink('mist')} />
      <stop offset="1" stopColor={ink('mist')} stopOpacity="0" />
    </linearGradient>
  ),
  shadow: (id, _scene, _sheet, ink) => (
    <radialGradient key={id} id={id}>
      <stop stopColor={ink('shade')} stopOpacity=".75" />
      <stop offset=".5" stopColor={ink('shade')} stopOpacity=".4" />
      <stop offset="1" stopColor={ink('shade')} stopOpacity="0" />
    </radialGradient>
  ),
  lamplight: (id, _scene, _sheet, ink) => <Lamplight key={id} id={id} colour={ink('lamp')} />,
  lamplightAtDark: (id, _scene, _sheet, ink) => <Lamplight key={id} id={id} colour={ink('lampAtDark')} />,
  aurora: (id, _scene, _sheet, ink) => (
    <linearGradient key={id} id={id} x1="0" x2="0" y1="0" y2="1">
      <stop stopColor={ink('northern')} stopOpacity="0" />
      <stop offset=".75" stopColor={ink('northern')} stopOpacity=".55" />
      <stop offset="1" stopColor={ink('northern')} stopOpacity="0" />
    </linearGradient>
  ),
};

function Lamplight({ id, colour }: { id: string; colour: string }) {
  return (
    <radialGradient id={id}>
      <stop stopColor={colour} stopOpacity=".55" />
      <stop offset=".4" stopColor={colour} stopOpacity=".2" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}
