import { direction, distance, hipJoint, middleJoint, shoulderJoint, spineJoints } from './kinematics.ts';
import {
  type ArmPose,
  bone,
  type Contact,
  type LegPose,
  type Part,
  type Point,
  type Pose,
  type Prop,
  type Side,
  type View,
} from './skeleton.ts';

/**
 * How a limb is written down. Either its two angles, or where its end is put (`reach`: wrist or ankle), or, where
 * bones point at the viewer, where the middle joint is seen as well (`via`). A body that looks right bends its
 * elbows to the right of shoulder → wrist and its knees to the left of hip → ankle; `bend` says otherwise.
 */
type Placing =
  | { angles: readonly [number, number]; short?: readonly [number, number] }
  | { reach: Point; bend?: 1 | -1 }
  | { via: Point; reach: Point };

export type ArmDraft = Placing & {
  hand: number;
  handShort?: number;
  palm?: number;
  shoulder?: readonly [number, number];
};
export type LegDraft = Placing & { foot: number; toes?: number; footShort?: number; turn?: number; top?: number };

export type Draft = {
  view: View;
  root: Point;
  spine: readonly [number, number, number];
  neck: number;
  head: number;
  lean?: number;
  turn?: Partial<Pose['turn']>;
  arms: Record<Side, ArmDraft>;
  legs: Record<Side, LegDraft>;
  far?: Pose['far'];
  layers?: readonly Part[];
  contacts: readonly Contact[];
  eyes?: Pose['eyes'];
  props?: readonly Prop[];
};

const viewTurn: Record<View, number> = { side: 0, threeQuarter: 45, front: 90 };

const viewLayers: Record<View, readonly Part[]> = {
  side: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
  threeQuarter: ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'right-arm'],
  front: ['torso', 'left-leg', 'right-leg', 'head', 'left-arm', 'right-arm'],
};

/** Turns a draft into a pose of plain angles. Throws where a limb cannot reach its place. */
export function pose(draft: Draft): Pose {
  const base = viewTurn[draft.view];
  const turn = { pelvis: base, chest: base, head: base, ...draft.turn };
  const neckRoot = spineJoints(draft.root, draft.spine, draft.lean)[3];
  const arm = (side: Side): ArmPose => {
    const { hand, handShort = 1, palm = 0, shoulder = [0, 0], ...placing } = draft.arms[side];
    const start = shoulderJoint(neckRoot, draft.spine[2], turn.chest, side, shoulder);
    const limb = place(start, placing, bone.upperArm, bone.forearm, -1);
    return { angles: [...limb.angles, hand], short: [...limb.short, handShort], shoulder, palm };
  };
  const leg = (side: Side): LegPose => {
    const { foot, toes = foot, footShort = 1, turn: legTurn = turn.pelvis, top = 0, ...placing } = draft.legs[side];
    const start = hipJoint(draft.root, draft.spine[0], turn.pelvis, side);
    const limb = place(start, placing, bone.thigh, bone.shin, 1);
    return { angles: [...limb.angles, foot, toes], short: [...limb.short, footShort], turn: legTurn, top };
  };
  return {
    view: draft.view,
    root: draft.root,
    spine: draft.spine,
    neck: draft.neck,
    head: draft.head,
    ...(draft.lean === undefined ? {} : { lean: draft.lean }),
    turn,
    arms: { right: arm('right'), left: arm('left') },
    legs: { right: leg('right'), left: leg('left') },
    far: draft.far ?? (draft.view === 'front' ? [] : ['left-arm', 'left-leg']),
    layers: draft.layers ?? viewLayers[draft.view],
    contacts: draft.contacts,
    eyes: draft.eyes ?? 'closed',
    props: draft.props ?? [],
  };
}

type TwoBones = { angles: readonly [number, number]; short: readonly [number, number] };

function place(start: Point, placing: Placing, upper: number, lower: number, natural: 1 | -1): TwoBones {
  if ('angles' in placing) return { angles: placing.angles, short: placing.short ?? [1, 1] };
  const { reach } = placing;
  if (!('via' in placing)) {
    const middle = middleJoint(start, reach, upper, lower, placing.bend ?? natural);
    return { angles: [direction(start, middle), direction(middle, reach)], short: [1, 1] };
  }
  const { via } = placing;
  const short = [distance(start, via) / upper, distance(via, reach) / lower] as const;
  if (Math.max(...short) > 1.01)
    throw new RangeError(`a bone is drawn ${short.map((part) => part.toFixed(2)).join(' and ')} of its true length`);
  return { angles: [direction(start, via), direction(via, reach)], short };
}
