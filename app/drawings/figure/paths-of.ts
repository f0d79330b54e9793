import type { Body } from './body.ts';
import { colour } from './colour.ts';
import { drawFigure } from './figure.ts';
import type { Shape } from './shape.ts';
import type { Pose } from './skeleton.ts';

/** The attributes of one `<path>`, by the names that components give them. */
export type PathAttributes = {
  readonly [name in keyof typeof attributeNames]?: name extends 'strokeLinecap' ? 'round' : string;
};

/** Every attribute that a path of a figure may have, and its name in a document. */
export const attributeNames = {
  d: 'd',
  fill: 'fill',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
  strokeLinecap: 'stroke-linecap',
  opacity: 'opacity',
} as const;

/** What all paths of a figure have in common. */
export const sharedAttributes = {
  paintOrder: 'stroke',
  stroke: colour.edge,
  strokeWidth: '1',
  strokeOpacity: '.42',
  strokeLinejoin: 'round',
} as const;

/** The paths of a pose on a body, from the back to the front. */
export function pathsOf(pose: Pose, body: Body): PathAttributes[] {
  return drawFigure(pose, body).map(attributesOf);
}

function attributesOf(shape: Shape): PathAttributes {
  const { d } = shape;
  const seen = shape.opacity === undefined ? {} : { opacity: shape.opacity.toFixed(2) };
  if (shape.kind === 'line')
    return {
      d,
      fill: 'none',
      stroke: colour.ink,
      strokeWidth: shape.soft ? '.6' : '.8',
      strokeOpacity: shape.soft ? '.45' : '.8',
      strokeLinecap: 'round',
      ...seen,
    };
  if (shape.kind === 'shade') return { d, fill: colour.underside, stroke: 'none', ...seen };
  if (!shape.edge) return { d, fill: shape.fill, stroke: 'none', ...seen };
  return { d, fill: shape.fill, ...edgeAttributes[shape.edge === true ? 'plain' : shape.edge], ...seen };
}

/** What an edge has of its own. */
const edgeAttributes = {
  plain: {},
  strong: { strokeOpacity: '.8' },
  light: { stroke: colour.lightEdge, strokeOpacity: '.7' },
};
