import { headBend, jointAngles, limbInHead } from './court.ts';
import { pulledAway, unborne } from './court-bearing.ts';
import { crouching, gliding, knockKneed, slippingAway, squattingOnOneLeg } from './court-standing.ts';
import { along, between, cosDegrees, distance, type Joints, solveJoints } from './kinematics.ts';
import { comesAtViewer, restingSpots, type Spot, supportGap } from './rest.ts';
import { isFromAbove, type Part, type Point, type Pose, type Side } from './skeleton.ts';

/** Judges a body on its way, picture by picture, by measurements on its joints: nothing here draws or moves anything. */

export type Rule = 'joints' | 'support' | 'bearing' | 'things' | 'floor' | 'slide' | 'through' | 'head' | 'leap';
export type Offence = { readonly rule: Rule; readonly what: string; readonly frame: number };

/** A centimetre in drawing units: a person is 149 units and 171 cm tall. */
const centimetre = 149 / 171;
/** A hundredth of the body's height: what a foot or a hand that carries may slide. Units. */
const maxSlide = 1.49;
/** What has moved less than this in a tenth of a second is planted. Units. */
const planted = centimetre;
/** No joint goes farther in a tenth of a second: what a hand does in a calm wave. Units. */
const farthestStep = 16;

/** For a moment on its way a joint may go so much farther than where it is held. Degrees. */
const margin = 4;
/** A joint this little over its flesh's thickness rests. Units. */
const touching = 2.5;

const sides: readonly Side[] = ['right', 'left'];
const isCarriedByThings = ({ props }: Pose): boolean => props.some(({ kind }) => kind !== 'strap');

/** All errors of a way, of which `frames` are ten pictures a second. */
export function errorsOf(frames: readonly Pose[]): Offence[] {
  const seen = frames.map((pose) => ({ pose, joints: solveJoints(pose) }));
  return [
    ...frames.flatMap(strained),
    ...frames.flatMap(floating),
    ...frames.flatMap((pose, frame): Offence[] =>
      headBend(pose) > 85 ? [{ rule: 'head', what: `${headBend(pose).toFixed(0)}° from the spine`, frame }] : [],
    ),
    ...frames.flatMap((pose, frame): Offence[] =>
      limbInHead(pose).map((side) => ({ rule: 'through', what: `${side} arm in the head`, frame })),
    ),
    ...unplanted(seen),
    ...unborne(seen),
    ...pulledAway(seen),
    ...crouching(seen),
    ...squattingOnOneLeg(seen),
    ...slippingAway(seen),
    ...knockKneed(seen),
    ...gliding(seen),
    ...sliding(seen),
    ...passing(seen),
    ...leaping(seen),
  ];
}

export type Seen = { readonly pose: Pose; readonly joints: Joints };

function strained(pose: Pose, frame: number): Offence[] {
  return jointAngles(pose)
    .filter(({ degrees, least, most }) => degrees < least - margin || degrees > most + margin)
    .map(({ joint, degrees }) => ({ rule: 'joints', what: `${joint} at ${degrees.toFixed(0)}°`, frame }));
}

function floating(pose: Pose, frame: number): Offence[] {
  if (isFromAbove(pose)) return [];
  const gap = supportGap(pose);
  const isWrong = gap < -centimetre - 0.05 || (gap > centimetre + 0.05 && !isCarriedByThings(pose));
  return isWrong ? [{ rule: 'floor', what: `${gap.toFixed(1)} units off the floor`, frame }] : [];
}

function unplanted(seen: readonly Seen[]): Offence[] {
  return seen.slice(1).flatMap(({ pose, joints }, index): Offence[] => {
    const before = seen[index];
    if (
      !before ||
      isFromAbove(pose) ||
      isFromAbove(before.pose) ||
      isCarriedByThings(pose) ||
      isCarriedByThings(before.pose)
    )
      return [];
    const spots = restingSpots(before.pose, before.joints);
    const resting = ({ at, flesh }: Spot): boolean => at[1] - flesh < touching;
    const isCarried = restingSpots(pose, joints)
      .filter(resting)
      .some(({ at, reach, limb }) =>
        spots.some(
          (was) => resting(was) && was.reach === reach && was.limb === limb && Math.abs(at[0] - was.at[0]) <= planted,
        ),
      );
    return isCarried ? [] : [{ rule: 'support', what: 'nothing is planted', frame: index + 1 }];
  });
}

/** The places of a hand or a foot that rest: name, where and how high over the floor. */
function carrying({ pose, joints }: Seen): Map<string, readonly (readonly [x: number, height: number])[]> {
  const found = new Map<string, readonly (readonly [number, number])[]>();
  for (const side of sides) {
    const { heel, ball, ankle } = joints.legs[side];
    const { wrist } = joints.arms[side];
    const foot = comesAtViewer(pose.legs[side])
      ? [[ankle[0], ankle[1] - 5.5] as const]
      : [heel, ball, [ankle[0], ankle[1] - 3.4] as const];
    found.set(
      `${side} foot`,
      foot.map(([x, h]) => [x, h]),
    );
    found.set(`${side} hand`, [[wrist[0], wrist[1] - 2.4]]);
  }
  return found;
}

function sliding(seen: readonly Seen[]): Offence[] {
  const errors: Offence[] = [];
  const slid = new Map<string, number>();
  for (const [frame, now] of seen.entries()) {
    const before = seen[frame - 1];
    if (!before || isFromAbove(now.pose) || isFromAbove(before.pose)) continue;
    const was = carrying(before);
    for (const [name, places] of carrying(now)) {
      const old = was.get(name) ?? [];
      const shifts = places.flatMap(([x, h], index) => {
        const [oldX, oldH] = old[index] ?? [x, 9];
        return h < centimetre && oldH < centimetre && places.length === old.length ? [Math.abs(x - oldX)] : [];
      });
      const total = shifts.length === 0 ? 0 : (slid.get(name) ?? 0) + Math.min(...shifts);
      slid.set(name, total);
      if (total > maxSlide) {
        errors.push({ rule: 'slide', what: `${name} slides ${total.toFixed(1)} units`, frame });
        slid.set(name, 0);
      }
    }
  }
  return errors;
}

/** A limb that was behind trunk or head and is before it in the next picture went through where both overlap. */
function passing(seen: readonly Seen[]): Offence[] {
  return seen.slice(1).flatMap(({ pose, joints }, index): Offence[] => {
    const before = seen[index]?.pose;
    if (!before || before.layers === pose.layers) return [];
    return (['torso', 'head'] as const).flatMap((body) =>
      sides.flatMap((side) =>
        (['arm', 'leg'] as const).flatMap((limb): Offence[] => {
          const part: Part = `${side}-${limb}`;
          const isSame = isBefore(before, part, body) === isBefore(pose, part, body);
          // Whoever turns shows what was hidden: that is no passing through.
          const isTurning = Math.abs(Math.abs(cosDegrees(pose.turn.chest)) - 0.5) < 0.45;
          if (isSame || isTurning || !overlaps(limb, side, body, pose, joints)) return [];
          return [{ rule: 'through', what: `${part} through the ${body}`, frame: index + 1 }];
        }),
      ),
    );
  });
}

const isBefore = ({ layers }: Pose, part: Part, body: 'torso' | 'head'): boolean =>
  layers.indexOf(part) > layers.indexOf(body);

function overlaps(
  limb: 'arm' | 'leg',
  side: Side,
  body: 'torso' | 'head',
  pose: Pose,
  { arms, legs, spine, skullBase }: Joints,
): boolean {
  const ends: readonly (readonly [Point, Point])[] =
    limb === 'arm'
      ? [
          [arms[side].elbow, arms[side].wrist],
          [arms[side].wrist, arms[side].fingertip],
        ]
      : [[legs[side].knee, legs[side].ankle]];
  const places = ends.flatMap(([a, b]) => [0.2, 0.5, 0.8].map((share) => between(a, b, share)));
  const centres: readonly Point[] =
    body === 'head'
      ? [along(skullBase, pose.head, 7)]
      : [
          spine[0],
          between(spine[0], spine[1], 0.5),
          spine[1],
          between(spine[1], spine[2], 0.5),
          spine[2],
          between(spine[2], spine[3], 0.5),
        ];
  return places.some((place) => centres.some((centre) => distance(place, centre) < 7));
}

function leaping(seen: readonly Seen[]): Offence[] {
  return seen.slice(1).flatMap(({ joints }, index): Offence[] => {
    const before = seen[index];
    if (!before) return [];
    const was = allJoints(before.joints);
    const farthest = Math.max(...allJoints(joints).map((joint, place) => distance(joint, was[place] ?? joint)));
    return farthest <= farthestStep
      ? []
      : [{ rule: 'leap', what: `${farthest.toFixed(0)} units at once`, frame: index + 1 }];
  });
}

function allJoints({ spine, skullBase, arms, legs }: Joints): Point[] {
  const limbs = sides.flatMap((side) => [arms[side].elbow, arms[side].wrist, legs[side].knee, legs[side].ankle]);
  return [...spine, skullBase, ...limbs];
}
