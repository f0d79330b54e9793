import type { Body } from './body.ts';
import { footOutline } from './feet.ts';
import { handOutline } from './hands.ts';
import { aspectOf, headOutline } from './head.ts';
import { type Joints, solveJoints } from './kinematics.ts';
import { armStations, legStations } from './limbs.ts';
import { boneOutline, placed } from './outline.ts';
import type { Contact, Point, Pose, Side } from './skeleton.ts';
import { torsoOutline } from './torso.ts';

const lowest = (outline: readonly Point[]): number => Math.min(...outline.map(([, h]) => h));

/** How high over the floor (svg units) the lowest place of a resting part lies, before flesh flattens; 0 touches. */
export function contactHeight(contact: Contact, pose: Pose, body: Body): number {
  const joints = solveJoints(pose);
  switch (contact) {
    case 'seat':
      return lowest(torsoOutline(joints, pose, body, -0.2, 0.2));
    case 'trunk':
      return lowest(torsoOutline(joints, pose, body, -0.2, 1));
    case 'head': {
      const { aspect, front } = aspectOf(pose.turn.head);
      return lowest(placed(headOutline[aspect], joints.skullBase, pose.head, front));
    }
    default:
      return contact.startsWith('right-')
        ? limbHeight('right', contact.slice('right-'.length), pose, joints, body)
        : limbHeight('left', contact.slice('left-'.length), pose, joints, body);
  }
}

function limbHeight(side: Side, part: string, pose: Pose, joints: Joints, body: Body): number {
  const [arm, leg] = [joints.arms[side], joints.legs[side]];
  switch (part) {
    case 'heel':
      return leg.heel[1];
    case 'ball':
      return leg.ball[1];
    case 'foot':
      return lowest(footOutline(side, leg, pose.legs[side]));
    case 'knee':
      return lowest(boneOutline(leg.knee, leg.ankle, legStations('shin', body, pose.legs[side])));
    case 'hand':
      return lowest(handOutline(arm, pose.arms[side]));
    case 'elbow':
      return lowest(boneOutline(arm.elbow, arm.wrist, armStations('fore', body)));
    default:
      throw new RangeError(`nothing is known of a contact "${side}-${part}"`);
  }
}
