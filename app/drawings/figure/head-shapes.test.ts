import { expect, test } from 'vitest';
import { bodyOf } from './body.ts';
import { colour } from './colour.ts';
import { headShapes } from './head-shapes.ts';
import { solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';
import { variants } from './poses/variants.ts';
import type { Pose } from './skeleton.ts';

const drawn = { ...poses, ...variants };

const pupils = (pose: Pose): number =>
  headShapes(solveJoints(pose), pose, bodyOf(0)).filter((shape) => shape.kind === 'area' && shape.fill === colour.ink)
    .length;

/** Open eyes of a face that an arm covers are not drawn. */
const isBlind = (pose: Pose): boolean => pose.eyes === 'open' && pupils(pose) === 0;

test('no arm lies over open eyes', () => {
  const offenders = Object.entries(drawn).filter(([, pose]) => isBlind(pose));
  expect(offenders.map(([id]) => id)).toEqual([]);
  const covered: Pose = { ...poses.virabhadrasana1, neck: 120 };
  expect(isBlind(covered), 'a head that is put behind its arm').toBe(true);
});
