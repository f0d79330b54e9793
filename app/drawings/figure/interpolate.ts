import { facingOf } from './head-between.ts';
import { type Journey, journey, liesOnBack } from './journey.ts';
import { cosDegrees, distance, lerp, smooth, turnBetween } from './kinematics.ts';
import { legOrder, liftsFeet } from './leg-order.ts';
import { bentLimb, floorLimb, isRaised, isShort, liftedForearm, tip, turnedLimb, wideLimb } from './limb-between.ts';
import { isLifted } from './off-things.ts';
import { planted } from './planted.ts';
import { liftedOff, propsBetween } from './props-between.ts';
import { type ArmPose, isFromAbove, type LegPose, type Pose, type Side } from './skeleton.ts';
import {
  folds,
  heaves,
  isAtWallChair,
  laysDown,
  leant,
  liftsHead,
  liftsLeg,
  movesKneeOut,
  rollsOver,
  sinksToBelly,
  stepsAhead,
  straightens,
} from './uprightness.ts';

/**
 * The pose a share `t` (0–1) of the way from a to b. Each joint moves against its parent the way joints go, what rests
 * on the floor at both ends stays or is carried there in a step, and nothing sinks into the floor. What cannot be
 * divided (view, layers, contacts, props) changes half-way. Bones keep their length.
 */
export function interpolatePose(a: Pose, b: Pose, t: number): Pose {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const way = journeyOf(a, b);
  return planted(mixedPose(way, t), way, t);
}

/**
 * How long a body takes for it: longer the farther it goes, so that nothing leaps and nobody slides over the mat.
 */
export function secondsBetween(a: Pose, b: Pose): number {
  const way = journeyOf(a, b);
  const { start, end, hasFloor, stands, stepSeconds } = way;
  const ends = ({ arms, legs, skullBase }: Journey['start']) => [
    arms.right.wrist,
    arms.left.wrist,
    legs.right.ankle,
    legs.left.ankle,
    skullBase,
  ];
  const last = ends(end);
  const ways = ends(start).map((point, index) => distance(point, last[index] ?? point));
  const farthest = Math.max(...ways, leant(a, b));
  const slid = hasFloor && !stands ? Math.abs(a.root[0] - b.root[0]) * 0.19 : 0;
  const isFolding = folds(a, b);
  const pace = straightens(a, b, stands) ? risingPace : isFolding ? calmPace : Infinity;
  const calm = Math.abs(end.skullBase[1] - start.skullBase[1]) / pace;
  const folding = isFolding ? distance(start.skullBase, end.skullBase) / foldingPace : 0;
  const heavingPace = isAtWallChair(a) && isAtWallChair(b) ? wallChairSeconds : heavingSeconds;
  const heaving = heaves(a, b) || straightens(b, a, stands) ? heavingPace : 0;
  const lifted = liftsHead(a, b) ? headSeconds : 0;
  const stepping = stepsAhead(a, b) ? aheadSeconds : 0;
  const lifting = liftsLeg(start, end, stands) ? legSeconds : 0;
  const sinking = sinksToBelly(a, b) ? sinkingSeconds : 0;
  const isAbove = isFromAbove(a) && isFromAbove(b);
  const laying = isAbove ? twistSeconds : liesOnBack(way) ? lyingSeconds : 0;
  const lying = laysDown(a, b) ? laying : 0;
  const rolling = rollsOver(a, b) ? rollSeconds : 0;
  const unhurried = Math.min(
    longest,
    Math.max(
      1.6 + farthest / 30,
      slid,
      stepSeconds,
      calm,
      folding,
      heaving,
      lifted,
      stepping,
      lifting,
      sinking,
      lying,
      movesKneeOut(a, b) ? kneeOutSeconds : 0,
      liftsFeet(a, b) ? footSeconds * 2 : 0,
    ),
  );
  return Math.max(unhurried, rolling);
}

/** What it takes to lift one foot from the mat, or to set it down. */
const footSeconds = 1.8;

/** How fast a head is lifted or let down over hips of who sits, and how fast who stands lifts it: units a second. */
const [calmPace, risingPace] = [4.5, 3.2];

/** How fast it goes on its arc over the hips of who sits or kneels, where it goes ahead more than down. Units a second. */
const foldingPace = 7;

/** What it takes to lift the trunk over a knee, to set a foot ahead of it, to lift that knee, to come up on both legs, or to lean down from there. */
const heavingSeconds = 4;

/** The same by a chair that stands against a wall, by which one goes down and comes up at night. */
const wallChairSeconds = 5;

/** What it takes one knee of who lies to sink out to its side, or to come up again. */
const kneeOutSeconds = 4;

/** What it takes who lay on the side to come up on an elbow, and to lift the head when one sits. */
const headSeconds = 4;

/** What it takes to set a foot ahead from hands and knees. */
const aheadSeconds = 5.5;

/** What it takes who stands to lift a leg to the hip, or to let it down: slower than one swings it. */
const legSeconds = 5.5;

/** What it takes to let the body down to the belly between both hands. */
const sinkingSeconds = 6;

/** What it takes to let the hips sink from a bridge, and the knees to a side. */
const [lyingSeconds, twistSeconds] = [4.2, 5];

/** What it takes to roll over between the back and a side: faster, and one grows dizzy. */
const rollSeconds = 8;

/** No way between two neighbours takes longer, but for a roll. Seconds. */
const longest = 6;

/** The last way, since most pictures ask for a moment of the same one. */
let last: Journey | undefined;

function journeyOf(a: Pose, b: Pose): Journey {
  if (last?.from !== a || last.to !== b) last = journey(a, b);
  return last;
}

/** A limb begins a little after the trunk or comes to rest a little before it. */
const eased = (t: number, from: number, until: number): number => {
  return smooth((t - from) / (until - from));
};

/** Seen from above a foot that comes no farther than this stands where it is while the knee goes over. Units. */
const stood = 8;

/** How far hips are lifted off a thing: units, or degrees about the shoulders. */
const [hipLift, hipTurn] = [4, 14];

function mixedPose(way: Journey, t: number): Pose {
  const { from: a, to: b, start, end, isTurn, hasFloor, limbs, offThings, rises } = way;
  // Whoever rests on a thing is lifted off it, waits until it has gone, and then goes on.
  const [left, reached] = offThings;
  const trunk = eased(
    t,
    (reached.rested && reached.isClear) || (left.rested && !left.isClear) ? 0.5 : 0,
    (left.rested && left.isClear) || (reached.rested && !reached.isClear) ? 0.5 : 1,
  );
  const off = Math.max(isLifted(left) ? liftedOff(t) : 0, isLifted(reached) ? liftedOff(1 - t) : 0);
  // The feet bear hips that are lifted; who lies on the back lifts them about the shoulders.
  const isOnBack = liesOnBack(way);
  const lift = isOnBack ? 0 : off * hipLift;
  const tipped = isOnBack ? -off * hipTurn * Math.sign(cosDegrees(a.spine[1])) : 0;
  // Whoever rises from a chair leans ahead first, and who sits down straightens last.
  const bent = rises === 0 ? trunk : rises === 1 ? eased(t, 0, 0.7) : eased(t, 0.3, 1);
  const raised = rises === 0 ? trunk : rises === 1 ? eased(t, 0.3, 1) : eased(t, 0, 0.7);
  // Seen from above, or when the viewer moves, both sides go at once.
  const delays = hasFloor ? { right: eased(t, 0, 0.92), left: eased(t, 0.08, 1) } : { right: trunk, left: trunk };
  const isPair = areMirrored(a) && areMirrored(b);
  // Who comes up from a fold lifts the head last.
  const held = straightens(a, b, way.stands) ? eased(t, 0.5, 1) : bent;
  const spine = chain([...a.spine, a.neck, a.head], [...b.spine, b.neck, b.head], (index) =>
    index < 3 ? bent : held,
  ).map((each, index) => (index < 2 ? each + tipped : each));
  const [pelvis = 0, lumbar = 0, chest = 0, neck = 0, head = 0] = spine;
  // Seen from above a limb is moved along the floor: it turns round its root, and is not drawn in.
  const isAbove = isFromAbove(a) && isFromAbove(b);
  const areFacing = [a, b].every(({ turn }) => sideSign(turn.chest) === 0);
  const parents = [a.spine[2], b.spine[2], chest] as const;
  const chestStays = Math.abs(turnBetween(a.turn.chest, b.turn.chest)) < 10;
  const arm = (side: Side): ArmPose => {
    const own = ownTime(limbs.arms[side], t);
    const [from, to, u] = [a.arms[side], b.arms[side], own ?? (isPair ? trunk : delays[side])];
    const [signA, signB] = [armSign(a, side), armSign(b, side)];
    const lifted = isAbove && chestStays ? liftedForearm(from, to, u) : 1;
    const limb =
      isAbove && chestStays
        ? floorLimb(from, to, u, lifted)
        : isTurn || sweeps(limbs.arms[side]) || signA !== signB
          ? turnedLimb(from, to, u)
          : isRaised(from, to) && areFacing
            ? wideLimb(from, to, parents, signA, u)
            : isShort(from.short) || isShort(to.short)
              ? turnedLimb(from, to, u)
              : bentLimb(from, to, parents, signA, -signA, u);
    const [hand, handShort] = tip(from, to, limb.angles[1], u);
    return {
      angles: [...limb.angles, hand],
      short: [...limb.short, handShort * lifted],
      shoulder: [lerp(from.shoulder[0], to.shoulder[0], u), lerp(from.shoulder[1], to.shoulder[1], u) - lift * 2],
      palm: lerp(from.palm, to.palm, u),
    };
  };
  const order = legOrder(way);
  const legTime = (side: Side): number => {
    if (order === undefined) return delays[side];
    return side === order.last ? eased(t, 1 - order.share, 1) : eased(t, 0, order.share);
  };
  const leg = (side: Side): LegPose => {
    const own = ownTime(limbs.legs[side], t) ?? legTime(side);
    const [from, to, u] = [a.legs[side], b.legs[side], own];
    const [signA, signB] = [sideSign(a.turn.pelvis), sideSign(b.turn.pelvis)];
    const stands = isAbove && distance(start.legs[side].ankle, end.legs[side].ankle) < stood;
    const limb =
      isAbove && !stands
        ? floorLimb(from, to, u)
        : isAbove || isTurn || signA === 0 || signA !== signB || isShort(from.short) || isShort(to.short)
          ? turnedLimb(from, to, u)
          : bentLimb(from, to, [a.spine[0], b.spine[0], pelvis], signA, signA, u);
    const [foot, footShort] = tip(from, to, limb.angles[1], u);
    return {
      angles: [
        ...limb.angles,
        foot,
        foot + lerp(turnBetween(from.angles[2], from.angles[3]), turnBetween(to.angles[2], to.angles[3]), u),
      ],
      short: [...limb.short, footShort],
      turn: from.turn + turnBetween(from.turn, to.turn) * u,
      top: lerp(from.top ?? 0, to.top ?? 0, u),
    };
  };
  // Who rolls over goes with the knees and the hip first, then the shoulder, and then the head.
  const [hipTurned, chestTurned, headTurned] = rollsOver(a, b)
    ? [eased(t, 0, 0.8), eased(t, 0.1, 0.9), eased(t, 0.2, 1)]
    : [trunk, trunk, trunk];
  const turned = (from: number, to: number, share: number): number => from + turnBetween(from, to) * share;
  const [facing, nextFacing] = [facingOf(a.turn.head), facingOf(b.turn.head)];
  return {
    ...(t < 0.5 ? a : b),
    dimmed: dimmedBetween(a, b, eased(t, 0.1, 0.9)),
    props: propsBetween(way, t),
    root: [lerp(a.root[0], b.root[0], raised), lerp(a.root[1], b.root[1], raised) + lift],
    spine: [pelvis, lumbar, chest],
    neck,
    head,
    lean: lerp(a.lean ?? 0, b.lean ?? 0, bent),
    turn: {
      pelvis: turned(a.turn.pelvis, b.turn.pelvis, hipTurned),
      chest: turned(a.turn.chest, b.turn.chest, chestTurned),
      head: turned(a.turn.head, b.turn.head, headTurned),
    },
    facing: facing === undefined || nextFacing === undefined ? undefined : lerp(facing, nextFacing, trunk),
    arms: { right: arm('right'), left: arm('left') },
    legs: { right: leg('right'), left: leg('left') },
  };
}

/** The limbs that pass from the near tone to the far one or back, of which `t` of the way is done. */
function dimmedBetween(a: Pose, b: Pose, t: number): Pose['dimmed'] {
  return Object.fromEntries([
    ...a.far.filter((limb) => !b.far.includes(limb)).map((limb) => [limb, 1 - t]),
    ...b.far.filter((limb) => !a.far.includes(limb)).map((limb) => [limb, t]),
  ]);
}

/** A limb that carries first goes its own way from where it is lifted; one that will, until it is set down. */
function ownTime({ does, from, until }: Journey['limbs']['arms'][Side], t: number): number | null {
  if (does === 'lifts') return eased(t, from, 1);
  return does === 'lands' ? eased(t, 0, until) : null;
}

/** The first angle turns the shorter way, each other one against the one before it. */
function chain(from: readonly number[], to: readonly number[], share: (index: number) => number): number[] {
  const angles: number[] = [];
  for (const [index, start] of from.entries()) {
    const [parent, end, u] = [from[index - 1], to[index] ?? start, share(index)];
    if (parent === undefined) angles.push(start + turnBetween(start, end) * u);
    else
      angles.push(
        (angles[index - 1] ?? 0) + lerp(turnBetween(parent, start), turnBetween(to[index - 1] ?? parent, end), u),
      );
  }
  return angles;
}

/** A hand that goes from one side of the shoulder to the other along the floor goes round the body, towards the viewer. */
const sweeps = ({ does, isSeenShort }: Journey['limbs']['arms'][Side]): boolean => does === 'steps' && isSeenShort;

/** 1 the body looks right, -1 left, 0 towards the viewer. */
function sideSign(turn: number): -1 | 0 | 1 {
  const right = cosDegrees(turn);
  if (Math.abs(right) < 0.7) return 0;
  return right > 0 ? 1 : -1;
}

/** Whether both arms of a body that faces the viewer do the same: then they move together. */
function areMirrored({ turn, arms }: Pose): boolean {
  return (
    sideSign(turn.chest) === 0 &&
    [0, 1].every((bone) => {
      const away = turnBetween(180 - (arms.left.angles[bone] ?? 0), arms.right.angles[bone] ?? 0);
      return Math.abs(away) < 8;
    })
  );
}

/** Which way round an arm is lifted; seen from in front outward. */
function armSign({ turn }: Pose, side: Side): -1 | 1 {
  return sideSign(turn.chest) || (side === 'right' ? -1 : 1);
}
