import { figureSheet } from './figure-sheet.ts';
import { depthOf, sizes } from './figure-window.ts';
import { along, cosDegrees, direction, distance, sinDegrees, solveJoints } from './kinematics.ts';
import { mirrored, otherContact } from './mirror.ts';
import {
  type ArmPose,
  bone,
  type Contact,
  isFromAbove,
  isLaidOnMat,
  type LegPose,
  type Point,
  type Pose,
  type Prop,
} from './skeleton.ts';

/**
 * The pose as a body does it on its other side, staying on its mat: who is seen from the side changes legs and arms and
 * looks the same way, who is seen from in front is mirrored, who is seen from above rolls over the mat's middle line.
 */
export function otherSide(pose: Pose): Pose {
  const isAside = pose.view === 'side' && pose.turn.pelvis === 0;
  if (isFromAbove(pose) && !isAside) return turnedOver(pose);
  if (pose.view === 'side') return exchanged(pose);
  return { ...mirrored({ ...pose, props: [] }), props: pose.props.map(mirroredProp) };
}

/** A thing on the other side of the sheet's middle. */
function mirroredProp(prop: Prop): Prop {
  const across = figureSheet.width;
  if (prop.kind === 'strap')
    return { ...prop, from: [across - prop.from[0], prop.from[1]], to: [across - prop.to[0], prop.to[1]] };
  const x = across - prop.x - (prop.kind === 'block' && prop.tall ? 10 : sizes[prop.kind][0]);
  if (prop.kind !== 'chair') return { ...prop, x };
  const { faces, ...chair } = prop;
  return faces ? { ...chair, x } : { ...chair, x, faces: 'left' };
}

/** Arms whose bones lie closer together than this do the same. Degrees. */
const pairDegrees = 25;
/** And arms whose fingers come so close together. Units. */
const pairUnits = 8;

/**
 * Left and right limbs exchanged; the right ones stay nearer to the viewer. Two arms that do the same stay as they are:
 * the near one is drawn so that the face is seen.
 */
function exchanged(pose: Pose): Pose {
  const { arms, legs } = pose;
  const crosses = crossesThigh(pose);
  const { right, left } = solveJoints(pose).arms;
  const isPair =
    isFromAbove(pose) ||
    distance(right.fingertip, left.fingertip) < pairUnits ||
    [0, 1].every(
      (bone) =>
        cosDegrees(arms.right.angles[bone as 0 | 1] - arms.left.angles[bone as 0 | 1]) > cosDegrees(pairDegrees),
    );
  const isOfPair = (contact: Contact): boolean => isPair && /hand|elbow/u.test(contact);
  return {
    ...pose,
    turn: { ...pose.turn, head: turnedHead(pose.turn) },
    arms: isPair ? arms : { right: arms.left, left: arms.right },
    legs: {
      right: legs.left,
      left: crosses ? acrossThigh(legs.right, legs.left.angles[0]) : awayFromViewer(legs.right),
    },
    layers: crosses ? crossed : pose.layers.filter((part) => part !== 'right-shin' || isBent(legs.left)),
    contacts: pose.contacts.map((contact) => (isOfPair(contact) ? contact : otherContact(contact))),
  };
}

/** Whether the near ankle lies over a far thigh that is lifted. */
const crossesThigh = ({ layers, contacts, legs: { left } }: Pose): boolean =>
  layers.includes('right-shin') && contacts.includes('trunk') && sinDegrees(left.angles[0]) > 0.5;

/** On the other side the far knee is behind that thigh, and its foot before it. */
const crossed: Pose['layers'] = ['left-arm', 'left-leg', 'torso', 'head', 'right-leg', 'left-shin', 'right-arm'];

/**
 * Its knee and ankle lie on the other sides of that thigh: the knee rises behind it, where the head is, and the foot
 * comes at the viewer with its sole.
 */
function acrossThigh(leg: LegPose, thigh: number): LegPose {
  const [upper, lower, foot, toes] = leg.angles;
  const [over, under] = [2 * thigh - upper, 2 * thigh - lower];
  const knee = along([0, 0], over, bone.thigh * leg.short[0]);
  const ankle = along(knee, under, bone.shin * leg.short[1]);
  const risen: Point = [knee[0], knee[1] + farRise];
  return {
    angles: [direction([0, 0], risen), direction(risen, ankle), foot, toes],
    short: [distance([0, 0], risen) / bone.thigh, distance(risen, ankle) / bone.shin, leg.short[2]],
    turn: -leg.turn,
    top: -1,
  };
}

/** A head that is turned to one side is turned to the other; one that looks where the chest looks stays. */
const turnedHead = ({ head, chest }: Pose['turn']): number =>
  cosDegrees(head - chest) < 0.7 ? 2 * chest - head : head;

/** A straight leg is drawn in one piece. */
const isBent = ({ angles: [thigh, shin] }: LegPose): boolean => cosDegrees(thigh - shin) < 0.8;

/** How much higher a knee appears that lies on the far side of the body, a little seen from above. Units. */
const farRise = 11;

/** A thigh that lay out towards the viewer lies out behind the other leg, where its knee is seen over it. */
function awayFromViewer(leg: LegPose): LegPose {
  const [thigh, shin, ...foot] = leg.angles;
  if (leg.short[0] > 0.6 || sinDegrees(leg.turn) < 0.5) return leg;
  const knee = along([0, 0], thigh, bone.thigh * leg.short[0]);
  const ankle = along(knee, shin, bone.shin * leg.short[1]);
  const risen: Point = [knee[0], knee[1] + farRise];
  return {
    angles: [direction([0, 0], risen), direction(risen, ankle), ...foot],
    short: [distance([0, 0], risen) / bone.thigh, distance(risen, ankle) / bone.shin, leg.short[2]],
    turn: -leg.turn,
  };
}

/** Mirrored, and turned by half a circle: the head stays where it was. */
function turnedOver(pose: Pose): Pose {
  const { props, root } = pose;
  const over = mirrored({ ...pose, props: [] });
  const half = ({ angles: [upper, lower, hand], ...rest }: ArmPose): ArmPose => ({
    ...rest,
    angles: [upper + 180, lower + 180, hand + 180],
  });
  const halfLeg = ({ angles: [thigh, shin, foot, toes], ...rest }: LegPose): LegPose => ({
    ...rest,
    angles: [thigh + 180, shin + 180, foot + 180, toes + 180],
  });
  return {
    ...over,
    root,
    spine: [over.spine[0] + 180, over.spine[1] + 180, over.spine[2] + 180],
    neck: over.neck + 180,
    head: over.head + 180,
    turn: { pelvis: -over.turn.pelvis + 180, chest: over.turn.chest, head: over.turn.head },
    arms: { right: half(over.arms.right), left: half(over.arms.left) },
    legs: { right: halfLeg(over.legs.right), left: halfLeg(over.legs.left) },
    props: props.map((prop) => rolledOver(prop, root[1])),
  };
}

/** What lies on the mat goes along to the other side of its middle line. */
function rolledOver(prop: Prop, middle: number): Prop {
  if (!isLaidOnMat(prop)) return prop;
  return { ...prop, h: 2 * middle - (prop.h ?? 0) - depthOf(prop) * (prop.depth ?? 1) };
}
