import { expect, test } from 'vitest';
import { armShapes } from './arm-shapes.ts';
import { bodies } from './body.ts';
import { solveJoints } from './kinematics.ts';
import { poses } from './poses/poses.ts';

test('an arm over the head has a light edge on dark skin, and nowhere else', () => {
  const lit = (id: 'salamba-sirsasana' | 'sitting-on-chair'): string[] =>
    bodies
      .filter((body) =>
        armShapes('right', solveJoints(poses[id]), poses[id], body).some(
          (shape) => shape.kind === 'area' && shape.edge === 'light',
        ),
      )
      .map(({ name }) => name);
  expect(lit('salamba-sirsasana')).toEqual(bodies.filter(({ skin }) => skin.isDark).map(({ name }) => name));
  expect(lit('sitting-on-chair')).toEqual([]);
});
