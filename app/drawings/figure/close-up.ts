import type { BodyPart } from './body-parts.ts';
import { figureSheet } from './figure-sheet.ts';
import { along, type Joints, solveJoints } from './kinematics.ts';
import { groundY } from './path.ts';
import { poses } from './poses/poses.ts';
import { variants } from './poses/variants.ts';
import type { Point, Pose } from './skeleton.ts';
import { type DrawnId, isVariantId } from './variant-ids.ts';

/** From the joints of a part to the edge of the picture: flesh, and enough of the body to know where one is. Units. */
const around = 24;
/** From the middle of the picture to its upper and lower edge, at least. Units. */
const leastReach = 34;
/** The floor lies no higher than this share of the way from the middle to the lower edge. */
const floorAt = 0.5;

/** The part of its sheet that shows only this part of a figure, as the `viewBox` of an svg. */
export function closeUpOf(id: DrawnId, part: BodyPart): string {
  const pose = isVariantId(id) ? variants[id] : poses[id];
  const points = pointsOf(part, pose);
  const [left, right] = extremes(points.map(([x]) => x));
  const [bottom, top] = extremes(points.map(([, h]) => h));
  const reach = Math.max(leastReach, Math.hypot(right - left, top - bottom) / 2 + around);
  const width = (2 * reach * figureSheet.width) / figureSheet.height;
  const [x, h] = [(left + right) / 2, Math.max((bottom + top) / 2, reach * floorAt)];
  return [x - width / 2, groundY - h - reach, width, 2 * reach].map(Math.round).join(',');
}

function pointsOf(part: BodyPart, pose: Pose): readonly Point[] {
  const { spine, skullBase, arms, legs } = solveJoints(pose);
  const [root, waist, ribs, neckRoot] = spine;
  switch (part) {
    case 'head':
      return [along(skullBase, pose.head, 7)];
    case 'chest':
      return [ribs, neckRoot];
    case 'back':
      return [root, neckRoot];
    case 'belly':
      return [root, ribs];
    case 'hips':
      return [root, waist];
    case 'arms':
      return [arms.right, arms.left].flatMap(({ elbow, wrist }) => [elbow, wrist]);
    case 'hands':
      return [...handOf(arms.right), ...handOf(arms.left)];
    case 'right-hand':
      return handOf(arms.right);
    case 'left-hand':
      return handOf(arms.left);
    case 'knees':
      return [legs.right.knee, legs.left.knee];
    case 'right-knee':
      return [legs.right.knee];
    case 'left-knee':
      return [legs.left.knee];
    case 'feet':
      return [...footOf(legs.right), ...footOf(legs.left)];
    case 'right-foot':
      return footOf(legs.right);
    case 'left-foot':
      return footOf(legs.left);
  }
}

const handOf = ({ wrist, fingertip }: Joints['arms']['right']): Point[] => [wrist, fingertip];
const footOf = ({ ankle, heel, toes }: Joints['legs']['right']): Point[] => [ankle, heel, toes];

const extremes = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];
