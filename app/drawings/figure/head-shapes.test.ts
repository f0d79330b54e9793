import { expect, test } from 'vitest';
import { bodies, bodyOf } from './body.ts';
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

/** Who has loose hair beside the neck. */
const withHairBesideNeck = (pose: Pose): string[] =>
  bodies
    .filter(({ hairStyle }) => hairStyle === 'braid')
    .filter((body) =>
      headShapes(solveJoints(pose), pose, body).some(
        (shape) =>
          shape.kind === 'area' &&
          shape.fill === body.hair &&
          shape.outlines.flat().some(([, h]) => h < solveJoints(pose).skullBase[1] - 2),
      ),
    )
    .map(({ name }) => name);

test('between shoulders that are drawn up loose hair hangs behind the head', () => {
  expect(withHairBesideNeck(variants['chair-shoulders-up'])).toEqual([]);
  expect(withHairBesideNeck(variants['chair-front']), 'shoulders at rest').toHaveLength(2);
});
