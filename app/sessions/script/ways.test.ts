import { expect, test } from 'vitest';
import { bodyOf } from '#app/drawings/figure/body.ts';
import { drawFigure } from '#app/drawings/figure/figure.ts';
import { interpolatePose } from '#app/drawings/figure/interpolate.ts';
import { mirrored } from '#app/drawings/figure/mirror.ts';
import { poses } from '#app/drawings/figure/poses/poses.ts';
import { routeBetween } from '#app/drawings/figure/route.ts';
import type { Pose } from '#app/drawings/figure/skeleton.ts';
import { sessions } from '#app/sessions/.server/sessions.ts';
import type { Step } from './session.ts';

/** Every change of pose that a session really makes, once. */
const changes = new Map(
  sessions.flatMap(({ steps }) =>
    steps.flatMap((step, index): [string, readonly [Pose, Pose]][] => {
      const [from, to] = [goalOf(steps[index - 1]), goalOf(step)];
      return from && to && from.name !== to.name ? [[`${from.name} → ${to.name}`, [from.pose, to.pose]]] : [];
    }),
  ),
);

test('the sessions change poses', () => {
  expect(changes.size).toBeGreaterThan(50);
});

test.each([...changes])('%s: nothing of the body is in the floor on the way', (_, [from, to]) => {
  const body = bodyOf(0);
  const route = routeBetween(from, to, poses) ?? [];
  for (const [index, stop] of route.slice(1).entries())
    for (const share of [0.25, 0.5, 0.75]) {
      const heights = drawFigure(interpolatePose(route[index] ?? stop, stop, share), body)
        .flatMap((shape) => (shape.kind === 'area' && shape.edge && shape.fill !== body.hair ? shape.outlines : []))
        .flatMap((outline) => outline.map(([, height]) => height));
      // Flesh gives a little under its own weight.
      expect(Math.min(...heights)).toBeGreaterThan(-4);
    }
});

function goalOf(step: Step | undefined): { name: string; pose: Pose } | null {
  if (!step?.figure) return null;
  const pose = poses[step.figure];
  const turns = step.side === 'second' && pose.props.length === 0;
  return { name: turns ? `${step.figure}, other side` : step.figure, pose: turns ? mirrored(pose) : pose };
}
