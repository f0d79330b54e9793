import { cosDegrees, distance, type Joints, solveJoints } from './kinematics.ts';
import { otherSide } from './other-side.ts';
import { atWall } from './poses/at-wall.ts';
import { between } from './poses/between.ts';
import { legsAside } from './poses/legs-aside.ts';
import { lyingDown } from './poses/lying-down.ts';
import { onToBlanket } from './poses/on-to-blanket.ts';
import { poses } from './poses/poses.ts';
import { variants } from './poses/variants.ts';
import { isAmong } from './props-between.ts';
import type { Point, Pose } from './skeleton.ts';
import type { StationId } from './station-ids.ts';
import { neighbours } from './ways.ts';

/** Every pose that a body can be in or pass through, and the ways between them: the map of a moving session. */
export const stations: Readonly<Record<StationId, Pose>> = { ...poses, ...variants, ...between };

/** The poses that look different on their other side: their joints lie farther apart than a thumb is wide, the face looks elsewhere, or a thing lies on the other side. Down to the floor one goes by the same hip, whatever comes after, and to the wall by the same side. What both hands hold over the belly comes from either side. */
const sided = (Object.keys(stations) as StationId[]).filter((id) => {
  if ([lyingDown, legsAside, onToBlanket, atWall].some((places) => id in places)) return false;
  if (id === 'side-on-to-wall' || id === 'beside-pillows' || id === 'bolster-on-belly') return false;
  const other = otherSide(stations[id]);
  if (cosDegrees(other.turn.head - stations[id].turn.head) < 0) return true;
  if (other.props.some((prop) => !isAmong(stations[id].props, prop))) return true;
  const [here, there] = [stations[id], other].map((pose) => places(solveJoints(pose)));
  const away = (here ?? []).map((point, index) => distance(point, there?.[index] ?? point));
  return away.reduce((sum, each) => sum + each, 0) / away.length > 4;
});

export const motionMap = { poses: stations, sided, neighbours };

function places({ spine, skullBase, arms, legs }: Joints): Point[] {
  return [
    ...spine,
    skullBase,
    ...[arms.right, arms.left].flatMap(({ elbow, wrist }) => [elbow, wrist]),
    ...[legs.right, legs.left].flatMap(({ knee, ankle }) => [knee, ankle]),
  ];
}
