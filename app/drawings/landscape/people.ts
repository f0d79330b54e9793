import { type AtRestId, atRest } from '../figure/at-rest.ts';
import { bodyOf } from '../figure/body.ts';
import { colour as figureColour } from '../figure/colour.ts';
import { drawPerson, withProps } from '../figure/figure.ts';
import type { FigureId } from '../figure/figure-ids.ts';
import { restingSpans } from '../figure/ground.ts';
import { along, solveJoints } from '../figure/kinematics.ts';
import { groundY } from '../figure/path.ts';
import { poses } from '../figure/poses/poses.ts';
import { variants } from '../figure/poses/variants.ts';
import type { Shape } from '../figure/shape.ts';
import type { Pose } from '../figure/skeleton.ts';
import type { VariantId } from '../figure/variant-ids.ts';
import { fromHex } from './colour.ts';
import { type Light, of } from './paint.ts';
import { pack } from './path.ts';
import type { Group, GroupMark, Layer } from './scene.ts';
import type { Material } from './seasons.ts';

type Person = {
  pose: FigureId | VariantId | AtRestId;
  /** Seed of the body. */
  body: number;
  /** Where the middle of the figure's sheet stands, and the floor under it, in drawing units. */
  x: number;
  foot: number;
  /** Drawing units for a unit of the figure; a person is 147 of those tall. */
  scale: number;
  /** Looks the other way. */
  turned?: boolean;
  /** The share that is turned away from the light, −1–0: the lower the sun behind, the more of a silhouette. */
  light?: number;
  /** Where the low light comes from, as a step in units of the figure: its rim shows on that side. */
  rim?: readonly [x: number, y: number];
  /** What that light is: the sky's glow, or a lamp. */
  lit?: 'glow' | 'lamp';
  /** What lies under the person; on open ground, nothing. */
  mat?: Material;
  /** A cup in the right hand. */
  cup?: boolean;
  /** Who sits in a boat or on a stone throws no shadow on the ground. */
  shadow?: boolean;
};

const known: Readonly<Record<Person['pose'], Pose>> = { ...poses, ...variants, ...atRest };

/** A person in a pose, in the light of the scene. */
export function person({
  pose: id,
  body,
  light = 0,
  rim,
  lit = 'glow',
  mat,
  cup,
  shadow = true,
  ...place
}: Person): Layer {
  return () => {
    // Where a pose leans on a wall, the scene has one.
    const pose = { ...known[id], props: known[id].props.filter(({ kind }) => kind !== 'wall') };
    const parts = drawPerson(pose, bodyOf(body));
    const shapes = withProps(pose, parts);
    const transform = transformOf(place);
    const towardsLight = rim && { ...rimOf(shapes, place.turned ? [-rim[0], rim[1]] : rim, lit), transform };
    // Against the light, and from afar, there is no face to be seen.
    const showsFace = light >= -0.3 && place.scale >= 1.5;
    const figure: Group = {
      transform,
      edge: of('ink', 1),
      marks: [
        ...shapes.flatMap((shape) => (isPupils(shape) && !showsFace ? [] : printed(shape, light))),
        ...(showsFace ? faceOf(shapes) : []),
        ...(cup ? [cupOf(pose)] : []),
      ],
    };
    const ground: Group = {
      transform,
      marks: [
        ...(mat ? [{ d: matPath(parts), fill: of(mat, 1, light / 2) }] : []),
        ...(shadow ? shadowsOf(parts) : []),
      ],
    };
    return [...(ground.marks.length > 0 ? [ground] : []), ...(towardsLight ? [towardsLight] : []), figure];
  };
}

function transformOf({ x, foot, scale, turned }: Pick<Person, 'x' | 'foot' | 'scale' | 'turned'>): string {
  const across = turned ? -scale : scale;
  return `matrix(${across} 0 0 ${scale} ${tenth(x - 120 * across)} ${tenth(foot - groundY * scale)})`;
}

const isPupils = (shape: Shape): boolean => shape.kind === 'area' && shape.fill === figureColour.ink;

/** Colours of people are written for light paper, or for both themes; in a scene the hour dims them. */
function printed(shape: Shape, light: number): GroupMark[] {
  if (shape.kind !== 'area') return [];
  const [own = '#000000'] = /#[\da-f]{6}/u.exec(shape.fill) ?? [];
  return [{ d: shape.d, fill: of(fromHex(own), 1, light), bare: !shape.edge }];
}

function faceOf(shapes: readonly Shape[]): GroupMark[] {
  return [{ d: shapes.map((shape) => (shape.kind === 'line' && !shape.soft ? shape.d : '')).join('') }];
}

function cupOf(pose: Pose): GroupMark {
  const { wrist } = solveJoints(pose).arms.right;
  const [x, h] = along(wrist, pose.arms.right.angles[2], 9);
  return { d: `M${tenth(x - 3)} ${tenth(groundY - h - 5)}h7v6q0 2-2 2h-3q-2 0-2-2z`, fill: of('white', 1) };
}

/** The whole outline in the colour of the light, a step towards it. */
function rimOf(shapes: readonly Shape[], [x, y]: readonly [number, number], fill: Light): Pick<Group, 'marks'> {
  const d = shapes.map((shape) => (shape.kind === 'area' ? shape.d : '')).join('');
  return { marks: [{ d, fill, transform: `translate(${x} ${y})` }] };
}

/** Soft where the body rests, and once, fainter, under all of it. */
function shadowsOf(parts: readonly Shape[]): GroupMark[] {
  const spans = restingSpans(parts);
  const touching = spans.map(([from, to]) => oval(from - 8, to + 8, groundY + 0.5, 3.6)).join('');
  return [
    { d: oval(...extent(parts, 14), groundY + 1.5, 7), fill: 'shadow', opacity: 0.7 },
    { d: touching, fill: 'shadow' },
  ];
}

/** A mat seen at a slant, a little longer than what rests on it. */
function matPath(parts: readonly Shape[]): string {
  const [left, right] = extent(parts, 20);
  return `M${left} ${groundY + 7}l9-12h${tenth(right - left - 18)}l9 12z`;
}

function extent(parts: readonly Shape[], more: number): [from: number, to: number] {
  const spans = restingSpans(parts);
  return [tenth(Math.min(...spans.map(([from]) => from)) - more), tenth(Math.max(...spans.map(([, to]) => to)) + more)];
}

function oval(from: number, to: number, y: number, rise: number): string {
  const half = tenth((to - from) / 2);
  return `M${pack([tenth(from), y])}a${half} ${rise} 0 1 0 ${2 * half} 0a${half} ${rise} 0 1 0 ${-2 * half} 0`;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
