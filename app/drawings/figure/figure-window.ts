import { figureSheet } from './figure-sheet.ts';
import { along, cosDegrees, solveJoints } from './kinematics.ts';
import { groundY } from './path.ts';
import type { Point, Pose, Prop, SoftProp } from './skeleton.ts';

/** The part of the sheet that a picture shows, in drawing units; always of the sheet's own proportions. */
export type FigureWindow = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A person is enlarged at most so much: more, and a body at rest looks like a giant beside its neighbours. */
const maxZoom = 1.6;
/** How much of the sheet's width and of its height over the floor a body may fill when it is enlarged. */
const roomAcross = 217;
const roomAbove = 130;
/** From the outer joints to the edge of hands, feet and flesh; from the skull's joint to the crown and the hair. */
const flesh = 9;
const crownHeight = 21;
/** From the skull's joint to the middle of the head, and from there to the tip of the nose. */
const headMiddle = 7;
const faceReach = 13;
/** A bun: how far up the head and behind it, and to its edge. */
const bun = { up: 18, behind: 5, edge: 3 };

/**
 * The window in which a pose fills its picture: lying bodies up to 1.6 times larger, standing ones as the sheet has
 * them. The floor stays at the same share of the height, so that neighbours keep a common ground line, and the window
 * changes evenly with the pose, so that it may follow a body that moves.
 */
export function windowOf(pose: Pose): FigureWindow {
  const { left, right, top } = extentOf(pose);
  const zoom = Math.max(1, Math.min(maxZoom, roomAcross / (right - left), roomAbove / top));
  const [width, height] = [figureSheet.width / zoom, figureSheet.height / zoom];
  const x = Math.max(0, Math.min(figureSheet.width - width, (left + right - width) / 2));
  return { x, y: groundY - groundY / zoom, width, height };
}

/** The window as an svg's `viewBox`; the second side of a pose is the first one turned about the sheet's middle. */
export function viewBoxOf(pose: Pose, isMirrored: boolean): string {
  const { x, y, width, height } = windowOf(pose);
  return [isMirrored ? figureSheet.width - x - width : x, y, width, height].map(tenth).join(' ');
}

/** No closer than this: a seated body is not larger than a standing one. Units. */
const closest = { across: 132, above: 118 };
/** Nor in a small picture, where a lying body may fill the whole width. */
const closestInSmall = { across: 100, above: 48 };

/**
 * The `viewBox` of a body alone on a stage, its lower edge the floor: as close as the body's extent allows. Like
 * `viewBoxOf` it changes evenly with the pose.
 */
export function closeViewBoxOf(pose: Pose, { across, above } = closest): string {
  const { left, right, top } = extentOf(pose);
  const width = Math.max(across, right - left + 4);
  const height = Math.max(above, top + 4);
  return [(left + right - width) / 2, groundY - height, width, height].map(tenth).join(' ');
}

/** The `viewBox` of a body alone in a small picture beside its name: nothing around it but its mat. */
export function smallViewBoxOf(pose: Pose): string {
  return closeViewBoxOf(pose, closestInSmall);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

type Extent = { left: number; right: number; top: number };

function extentOf(pose: Pose): Extent {
  const { spine, skullBase, arms, legs } = solveJoints(pose);
  const joints: Point[] = [
    ...spine,
    ...[arms.right, arms.left].flatMap(({ shoulder, elbow, wrist, fingertip }) => [shoulder, elbow, wrist, fingertip]),
    ...[legs.right, legs.left].flatMap(({ knee, ankle, heel, toes }) => [knee, ankle, heel, toes]),
  ];
  const crown = along(skullBase, pose.head, crownHeight);
  const [head] = along(skullBase, pose.head, headMiddle);
  const back = bun.behind * cosDegrees(pose.turn.head);
  const hair = along(along(skullBase, pose.head, bun.up), pose.head + 90, back);
  const body = {
    left: Math.min(crown[0], hair[0] - bun.edge, head - faceReach, ...joints.map(([x]) => x - flesh)),
    right: Math.max(crown[0], hair[0] + bun.edge, head + faceReach, ...joints.map(([x]) => x + flesh)),
    top: Math.max(crown[1], hair[1] + bun.edge, skullBase[1] + flesh, ...joints.map(([, h]) => h + flesh)),
  };
  const props = pose.props.map((prop) => widened(body, extentOfProp(prop), prop.arrived ?? 1));
  return {
    left: Math.min(body.left, ...props.map(({ left }) => left)),
    right: Math.max(body.right, ...props.map(({ right }) => right)),
    top: Math.max(body.top, ...props.map(({ top }) => top)),
  };
}

/** The body with a thing beside it; one that is on its way counts as far as it has come, so that no picture leaps. */
function widened(body: Extent, thing: Extent, arrived: number): Extent {
  return {
    left: body.left + (Math.min(body.left, thing.left) - body.left) * arrived,
    right: body.right + (Math.max(body.right, thing.right) - body.right) * arrived,
    top: body.top + (Math.max(body.top, thing.top) - body.top) * arrived,
  };
}

/** How far a thing reaches; a wall goes on beyond the picture, so only its face counts. */
function extentOfProp(prop: Prop): Extent {
  if (prop.kind === 'strap') return { left: prop.from[0], right: prop.to[0], top: 0 };
  const { kind, x } = prop;
  const [across, top] = sizes[kind];
  if (kind === 'blanket') return { left: x, right: figureSheet.width - x, top: prop.h ?? top };
  return { left: x, right: x + across, top };
}

/** How far a thing on a mat reaches across it. Units. */
export const depthOf = ({ kind }: SoftProp): number => (kind === 'pillow' ? 42 : kind === 'roll' ? 12 : sizes[kind][1]);

/** How wide and how high things are. Units. */
export const sizes: Readonly<Record<Exclude<Prop['kind'], 'strap'>, readonly [across: number, top: number]>> = {
  wall: [3, 0],
  bed: [88, 35],
  chair: [46, 98],
  'front-chair': [44, 98],
  bolster: [68, 14],
  blanket: [180, 50],
  duvet: [118, 76],
  'folded-blanket': [42, 7],
  cushion: [24, 32],
  pillow: [34, 8],
  roll: [16, 13],
  block: [20, 20],
};
