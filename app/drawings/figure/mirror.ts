import type { ArmPose, Contact, LegPose, Pose } from './skeleton.ts';

/** The middle of the picture: half its width. Svg units. */
const middleX = 120;

/**
 * The same pose on the other side: what was right is left, and the body stands turned about the picture's middle.
 * Things that a pose leans on keep their shape, so a pose with props is mirrored as a picture instead.
 */
export function mirrored(pose: Pose): Pose {
  if (pose.props.length > 0) throw new RangeError('a pose with props is mirrored in its picture');
  return {
    ...pose,
    root: [2 * middleX - pose.root[0], pose.root[1]],
    spine: [turned(pose.spine[0]), turned(pose.spine[1]), turned(pose.spine[2])],
    neck: turned(pose.neck),
    head: turned(pose.head),
    turn: { pelvis: turned(pose.turn.pelvis), chest: turned(pose.turn.chest), head: turned(pose.turn.head) },
    arms: { right: mirroredArm(pose.arms.left), left: mirroredArm(pose.arms.right) },
    legs: { right: mirroredLeg(pose.legs.left), left: mirroredLeg(pose.legs.right) },
    far: pose.far.map((limb) => others[limb]),
    layers: pose.layers.map((part) => (part === 'torso' || part === 'head' ? part : others[part])),
    contacts: pose.contacts.map(otherContact),
  };
}

const others = {
  'right-arm': 'left-arm',
  'left-arm': 'right-arm',
  'right-leg': 'left-leg',
  'left-leg': 'right-leg',
  'right-shin': 'left-shin',
  'left-shin': 'right-shin',
  'right-hand': 'left-hand',
  'left-hand': 'right-hand',
} as const;

/** The same place on the other side of the body. */
export function otherContact(contact: Contact): Contact {
  if (contact === 'seat' || contact === 'trunk' || contact === 'head') return contact;
  return otherContacts[contact];
}

const otherContacts = {
  'right-heel': 'left-heel',
  'right-ball': 'left-ball',
  'right-foot': 'left-foot',
  'right-knee': 'left-knee',
  'right-hand': 'left-hand',
  'right-elbow': 'left-elbow',
  'left-heel': 'right-heel',
  'left-ball': 'right-ball',
  'left-foot': 'right-foot',
  'left-knee': 'right-knee',
  'left-hand': 'right-hand',
  'left-elbow': 'right-elbow',
} as const;

const turned = (degrees: number): number => 180 - degrees;

function mirroredArm({ angles: [upper, fore, hand], palm, ...rest }: ArmPose): ArmPose {
  return { ...rest, angles: [turned(upper), turned(fore), turned(hand)], palm: -palm };
}

function mirroredLeg({ angles: [thigh, shin, foot, toes], turn, ...rest }: LegPose): LegPose {
  return { ...rest, angles: [turned(thigh), turned(shin), turned(foot), turned(toes)], turn: turned(turn) };
}
