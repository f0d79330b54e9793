import { along, between, direction, type LegJoints, lerp, sinDegrees, smooth, turnBetween } from './kinematics.ts';
import { placed } from './outline.ts';
import { ankleHeight, type LegPose, type Point, type Side } from './skeleton.ts';

/** The foot from the side: ankle at (0, 0), toes towards +x, sole at y = -5.5; the toes bend at x = 12.5. */
const footBack: readonly Point[] = [
  [3, 3],
  [4.2, 0.6],
  [7.6, -0.8],
  [11.2, -2.2],
];
const footSole: readonly Point[] = [
  [12.2, -5.5],
  [9.6, -5.3],
  [5.4, -3.7],
  [1, -4.9],
  [-2, -5.5],
  [-4.7, -5.2],
  [-5.6, -3.2],
  [-4.3, -0.6],
  [-3.1, 3],
];
const toeTip: readonly Point[] = [
  [1.6, 2.4],
  [3.6, 2.6],
  [5.3, 1.9],
  [5.2, 0.4],
  [3.4, 0],
];
/** The gap between the big toe and the next. */
const toeLine: readonly Point[] = [
  [1.8, 1.2],
  [2.9, 1.1],
  [4, 1.2],
];

/** The gaps between the others, where more of the foot's top is seen. */
const moreToes: readonly (readonly Point[])[] = [
  [
    [1, 1.9],
    [3.4, 2],
  ],
];

/** The foot from the front: the instep comes towards the viewer and widens to five toes. */
const footFront: readonly Point[] = [
  [3, 3],
  [3.1, 0],
  [4.4, -2.6],
  [5.6, -4],
  [5, -5.5],
  [1, -5.5],
  [-2, -5.5],
  [-4.4, -5.5],
  [-5.1, -4.2],
  [-4.2, -2.4],
  [-3.1, 0],
  [-3, 3],
];
const toesFront: readonly (readonly Point[])[] = [-2.4, -0.4, 1.3, 2.9].map((x) => [
  [x * 0.94, -3.7],
  [x, -5.2],
]);

/** The foot from above, big toe at +y: from the ankle along the inside to the toes, and back along the outside. */
const footTop: readonly Point[] = [
  [-2, 3],
  [2.4, 3.2],
  [7, 3.5],
  [11, 4.5],
  [14, 4.6],
  [16.6, 4.5],
  [18.2, 3.6],
  [18.4, 2.2],
  [17.6, 1],
  [17.2, -0.4],
  [16.4, -1.8],
  [15.4, -3.2],
  [13.8, -4.6],
  [11.6, -4.9],
  [8.6, -4.4],
  [5, -3.7],
  [1.4, -3.2],
  [-2, -3],
];
const toesTop: readonly (readonly Point[])[] = [
  [
    [14.4, 1.5],
    [17.5, 1.2],
  ],
  [
    [13.8, -0.2],
    [16.9, -0.5],
  ],
  [
    [13, -1.8],
    [16, -2.1],
  ],
  [
    [12.2, -3.2],
    [14.7, -3.7],
  ],
];

/** Under half its length a foot is seen from the front. */
const frontShort = 0.5;

/** The outline of a foot. Under half its length it is seen from the front, its angle pointing to the sole. */
export function footOutline(side: Side, joints: LegJoints, leg: LegPose): Point[] {
  if (leg.short[2] < frontShort) return placed(footFront, joints.ankle, leg.angles[2] + 180);
  const { put, up, toesUp } = sideways(joints, leg);
  const instep = [...put(footBack, joints.ankle, up), ...put(toeTip, joints.ball, toesUp)];
  const lying = onInstep(instep, joints.ankle, up);
  const outline = underShin([...lying, ...put(footSole, joints.ankle, up)], joints, leg);
  const { top = 0 } = leg;
  if (top === 0) return outline;
  const seen = fromTop(footTop, side, joints, leg);
  const inOrder = isInnerUp(side, joints) === top > 0 ? seen : seen.toReversed();
  return outline.map((point, index) => between(point, inOrder[index] ?? point, Math.abs(top)));
}

/** A foot that lies face down lies on all of its instep, from the shin to the toes: a hollow would set off the ankle like a heel. */
function onInstep(points: readonly Point[], [, ankle]: Point, up: number): Point[] {
  const toes = Math.min(...points.slice(footBack.length).map(([, h]) => h));
  const lies = smooth((-sinDegrees(up) - 0.5) / 0.3) * smooth((8 - ankle) / 2) * smooth((5 - toes) / 1.6);
  return points.map(([x, h], index) => [x, index < tipOfToes ? lerp(h, Math.min(h, instepHeight), lies) : h]);
}

/** Where the toes' edge turns up from the floor, among the points of instep and toes. */
const tipOfToes = footBack.length + 2;

/** The edge's line is that thick. Units. */
const instepHeight = 0.4;

/** A pointed foot goes on from its shin: instep and heel begin at the shin's edges, without the corner before the ankle on which it rests where it lies on the floor. */
function underShin(outline: Point[], { knee, ankle, dorsum }: LegJoints, { angles, short }: LegPose): Point[] {
  const towardsKnee = direction(ankle, knee);
  const isPointed = smooth((62 - Math.abs(turnBetween(angles[1], angles[2]))) / 22) * smooth((short[1] - 0.4) / 0.2);
  const pointed = isPointed * smooth((ankle[1] - ankleHeight) / 4);
  if (pointed === 0) return outline;
  const beside = (turn: number): Point => along(along(ankle, towardsKnee, 3), towardsKnee + turn * dorsum, 3.1);
  return outline.map((point, index) => {
    if (index === 0) return between(point, beside(-90), pointed);
    return index === outline.length - 1 ? between(point, beside(90), pointed) : point;
  });
}

/** The lines between the toes. */
export function footLines(side: Side, joints: LegJoints, leg: LegPose): Point[][] {
  if (leg.short[2] < frontShort) return toesFront.map((points) => placed(points, joints.ankle, leg.angles[2] + 180));
  if (Math.abs(leg.top ?? 0) > 0.5) return toesTop.map((points) => fromTop(points, side, joints, leg));
  const { put, toesUp } = sideways(joints, leg);
  const lines = breadth(leg) > 0.2 ? [toeLine, ...moreToes] : [toeLine];
  return lines.map((line) => put(line, joints.ball, toesUp));
}

/** Whether the inside of a foot that is seen from above lies where its back is seen from the side. */
const isInnerUp = (side: Side, { dorsum }: LegJoints): boolean => (side === 'right') === (dorsum === 1);

/** Places points of the foot from above: the big toe of a right foot lies to the left of its direction, and of a sole to the right. */
function fromTop(points: readonly Point[], side: Side, { ankle }: LegJoints, leg: LegPose): Point[] {
  const { angles, short, top = 0 } = leg;
  const inner = (side === 'right') === top > 0 ? 1 : -1;
  return placed(
    points.map(([x, y]) => [x * short[2], y]),
    ankle,
    angles[2] + 90 * inner,
    inner,
  );
}

/** How much more of its top is seen of a lifted foot that hangs down before the viewer, as a share of its height. */
function breadth({ angles, turn }: LegPose): number {
  const facing = (sinDegrees(turn) - 0.6) / 0.2;
  const hanging = (-sinDegrees(angles[2]) - 0.6) / 0.25;
  return 0.35 * Math.max(0, Math.min(1, facing)) * Math.max(0, Math.min(1, hanging));
}

function sideways(joints: LegJoints, leg: LegPose) {
  const broader = breadth(leg);
  return {
    up: leg.angles[2] + 90 * joints.dorsum,
    toesUp: direction(joints.ball, joints.toes) + 90 * joints.dorsum,
    put: (points: readonly Point[], origin: Point, towards: number): Point[] =>
      placed(
        // The sole keeps its place; above it, and over the toes, more is seen.
        points.map(([x, y]) => [
          x * leg.short[2],
          y + broader * (origin === joints.ball ? y : Math.max(0, Math.min(5, y + 5.5))),
        ]),
        origin,
        towards,
        joints.dorsum,
      ),
  };
}
