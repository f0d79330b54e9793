import type { ArmPose, LegPose, Pose, Side } from '../figure/skeleton.ts';

/** A number of a pose that a slider moves, and the pose that comes of it. */
export interface Dial {
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly turned: (to: number) => Pose;
}

/** Every joint of the pose: angles in degrees, places in svg units, lengths as a share of the true length. */
export function dialsOf(pose: Pose): Dial[] {
  const { root, spine, turn } = pose;
  return [
    place('root x', root[0], (to) => ({ ...pose, root: [to, root[1]] })),
    place('root height', root[1], (to) => ({ ...pose, root: [root[0], to] })),
    angle('pelvis', spine[0], (to) => ({ ...pose, spine: [to, spine[1], spine[2]] })),
    angle('waist', spine[1], (to) => ({ ...pose, spine: [spine[0], to, spine[2]] })),
    angle('ribs', spine[2], (to) => ({ ...pose, spine: [spine[0], spine[1], to] })),
    angle('neck', pose.neck, (neck) => ({ ...pose, neck })),
    angle('head', pose.head, (head) => ({ ...pose, head })),
    angle('pelvis looks', turn.pelvis, (pelvis) => ({ ...pose, turn: { ...turn, pelvis } })),
    angle('chest looks', turn.chest, (chest) => ({ ...pose, turn: { ...turn, chest } })),
    angle('face looks', turn.head, (head) => ({ ...pose, turn: { ...turn, head } })),
    ...(['right', 'left'] as const).flatMap((side) => [...armDials(pose, side), ...legDials(pose, side)]),
  ];
}

function armDials(pose: Pose, side: Side): Dial[] {
  const arm = pose.arms[side];
  const turned = (part: Partial<ArmPose>): Pose => ({ ...pose, arms: { ...pose.arms, [side]: { ...arm, ...part } } });
  const [upper, fore, hand] = arm.angles;
  const [upperShort, foreShort, handShort] = arm.short;
  return [
    angle(`${side} upper arm`, upper, (to) => turned({ angles: [to, fore, hand] })),
    angle(`${side} forearm`, fore, (to) => turned({ angles: [upper, to, hand] })),
    angle(`${side} hand`, hand, (to) => turned({ angles: [upper, fore, to] })),
    share(`${side} upper arm seen`, upperShort, (to) => turned({ short: [to, foreShort, handShort] })),
    share(`${side} forearm seen`, foreShort, (to) => turned({ short: [upperShort, to, handShort] })),
  ];
}

function legDials(pose: Pose, side: Side): Dial[] {
  const leg = pose.legs[side];
  const turned = (part: Partial<LegPose>): Pose => ({ ...pose, legs: { ...pose.legs, [side]: { ...leg, ...part } } });
  const [thigh, shin, foot, toes] = leg.angles;
  const [thighShort, shinShort, footShort] = leg.short;
  return [
    angle(`${side} thigh`, thigh, (to) => turned({ angles: [to, shin, foot, toes] })),
    angle(`${side} shin`, shin, (to) => turned({ angles: [thigh, to, foot, toes] })),
    angle(`${side} foot`, foot, (to) => turned({ angles: [thigh, shin, to, toes] })),
    angle(`${side} toes`, toes, (to) => turned({ angles: [thigh, shin, foot, to] })),
    share(`${side} thigh seen`, thighShort, (to) => turned({ short: [to, shinShort, footShort] })),
    share(`${side} shin seen`, shinShort, (to) => turned({ short: [thighShort, to, footShort] })),
    angle(`${side} knee looks`, leg.turn, (turn) => turned({ turn })),
  ];
}

type Turned = Dial['turned'];

const angle = (name: string, value: number, turned: Turned): Dial => ({
  name,
  value: ((((value + 180) % 360) + 360) % 360) - 180,
  least: -180,
  most: 180,
  step: 1,
  turned,
});
const place = (name: string, value: number, turned: Turned): Dial => ({
  name,
  value,
  least: 0,
  most: 240,
  step: 1,
  turned,
});
const share = (name: string, value: number, turned: Turned): Dial => ({
  name,
  value,
  least: 0,
  most: 1,
  step: 0.01,
  turned,
});
