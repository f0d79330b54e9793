import type { Journey } from './journey.ts';
import { lerp, smooth } from './kinematics.ts';
import { isHeld, isLaidOnMat, type Pose, type Prop, type SoftProp } from './skeleton.ts';

type Props = Pose['props'];
type Way = Pick<Journey, 'from' | 'to' | 'stands' | 'offThings'>;

/**
 * When on its way a thing that is left goes out of sight; one that is needed comes as long before the end: in the middle
 * where the body is lifted off it, later where the way leads off it anyway. A chair behind whoever stands goes before
 * the step back and comes after the step away; one ahead goes after it and comes before it. What is seen from above at
 * the other end goes as the viewer sets off. Shares of the way.
 */
const goes = { lifted: 0.25, clear: 0.55, behind: 0.03, ahead: 0.78, takes: 0.22, turned: 0.08 };

/**
 * The things a share `t` of the way between two poses. They stay where they are: what is needed comes into sight before
 * the body rests on it, and what is left goes after the body has been lifted off it. A mat that is seen from above comes
 * into sight with the viewer.
 */
export function propsBetween({ from: a, to: b, stands, offThings: [leaves, reaches] }: Way, t: number): Props {
  const [from, to] = [a.props, b.props];
  const [mat, next] = [from, to].map((props) => props.find(({ kind }) => kind === 'blanket'));
  const lying: Props = mat || next ? [matBetween(mat, next, t)] : [];
  // Who comes to see a mat from above sees what lies on it come with it.
  const isViewed = (prop: Prop): boolean => isLaidOnMat(prop) && (mat === undefined) !== (next === undefined);
  const carried = carriedBetween(from, to);
  const isCarried = (prop: Prop): boolean => carried?.some((one) => one === prop) ?? false;
  return [
    ...lying,
    ...(carried ? [between(...carried, smooth(t))] : []),
    ...from
      .filter((prop) => prop.kind !== 'blanket' && !isCarried(prop))
      .flatMap((prop) =>
        isAmong(to, prop)
          ? [prop]
          : isViewed(prop)
            ? viewed(prop, 1 - t)
            : inSight(prop, 1 - t, turnsOver(prop, to) ? goes.turned : lasts(prop, a, leaves.isClear, stands)),
      ),
    ...to
      .filter((prop) => prop.kind !== 'blanket' && !isCarried(prop) && !isAmong(from, prop))
      .flatMap((prop) =>
        isViewed(prop)
          ? viewed(prop, t)
          : inSight(prop, t, turnsOver(prop, from) ? goes.turned : lasts(prop, b, reaches.isClear, stands)),
      ),
  ];
}

/** The two places of a thing that hands hold at one end of the way. */
function carriedBetween(from: Props, to: Props): readonly [SoftProp, SoftProp] | null {
  const held = [...from, ...to].find(isHeld);
  const [start, end] = [from, to].map((props) => props.filter(isLaidOnMat).find(({ kind }) => kind === held?.kind));
  return start && end ? [start, end] : null;
}

const between = (from: SoftProp, to: SoftProp, share: number): SoftProp => ({
  ...from,
  x: lerp(from.x, to.x, share),
  h: lerp(from.h ?? 0, to.h ?? 0, share),
  held: true,
});

/** A mat on the way from one place to another; where there is none it lies at the picture's floor, seen from its edge. */
function matBetween(from: Prop | undefined, to: Prop | undefined, t: number): Prop {
  const [[top, depth], [nextTop, nextDepth]] = [edgesOf(from), edgesOf(to)];
  const [x, nextX] = [sideOf(from ?? to), sideOf(to ?? from)];
  return { kind: 'blanket', x: lerp(x, nextX, t), h: lerp(top, nextTop, t), depth: lerp(depth, nextDepth, t) };
}

const sideOf = (mat: Prop | undefined): number => (mat?.kind === 'blanket' ? mat.x : 30);

function edgesOf(mat: Prop | undefined): readonly [top: number, depth: number] {
  if (mat?.kind !== 'blanket') return [1, 7];
  const { h = 50 } = mat;
  return [h, mat.depth ?? h + 6];
}

/** Whether a thing stands at its place among others. */
export const isAmong = (props: Props, prop: Prop): boolean => props.some((other) => placeOf(other) === placeOf(prop));

/** What is sat before, and no longer on, is the same thing. */
const placeOf = (prop: Prop): string => JSON.stringify({ ...prop, behind: true });

/** Whether the same thing is drawn from above at the other end. */
const turnsOver = (prop: Prop, others: Props): boolean =>
  !isLaidOnMat(prop) && others.some((other) => other.kind === prop.kind && isLaidOnMat(other));

/** A thing that lies on a mat which the viewer has come to see from above by a share. */
function viewed(prop: Prop, share: number): Props {
  return isLaidOnMat(prop) ? [{ ...prop, h: (prop.h ?? 0) * share, depth: (prop.depth ?? 1) * share }] : [];
}

/** A thing that is a share of the way from its pose, and how much of it is seen; a strap is in the hands or nowhere. */
function inSight(prop: Prop, share: number, until: number): Props {
  if (prop.kind === 'strap') return share > 0.5 ? [prop] : [];
  const seen = Math.min(1, (share - 1 + until) / goes.takes + 1);
  return seen > 0 ? [{ ...prop, arrived: seen }] : [];
}

/** How far on the way from its pose a thing is wholly seen. */
function lasts(prop: Prop, { root, view }: Pose, isClear: boolean, stands: boolean): number {
  if (stands && prop.kind === 'chair' && view === 'side') return prop.x < root[0] ? goes.behind : goes.ahead;
  return isClear ? goes.clear : goes.lifted;
}

/** How far a body is lifted off what it rests on, 0 to 1, a share of the way after it rested there. */
export function liftedOff(share: number): number {
  return smooth(share / goes.lifted) * (1 - smooth((share - 0.5) / 0.4));
}
