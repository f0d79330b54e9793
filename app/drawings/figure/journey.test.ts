import { expect, test } from 'vitest';
import { interpolatePose } from './interpolate.ts';
import { journey } from './journey.ts';
import { cosDegrees, distance, solveJoints } from './kinematics.ts';
import { poseAt, routeBetween } from './route.ts';
import { motionMap, stations } from './stations.ts';

test('of two feet that step apart the one that goes back goes first', () => {
  const { legs } = journey(stations['fold-with-bent-knees'], stations['step-back']).limbs;
  expect(legs.left.until).toBeLessThanOrEqual(legs.right.from);
});

test('upright the foot that goes ahead goes first, both ways, for nobody can sit on a hind leg to reach ahead', () => {
  const [standing, stride] = [stations['standing-side'], stations['stride-hands-on-thigh']];
  const there = journey(standing, stride).limbs.legs;
  expect(there.right.until).toBeLessThanOrEqual(there.left.from);
  const back = journey(stride, standing).limbs.legs;
  expect(back.left.until).toBeLessThanOrEqual(back.right.from);
});

test('a foot comes between the hands while the hips are high', () => {
  const { arms, legs } = journey(stations['adho-mukha-svanasana'], stations['step-back']).limbs;
  expect(Math.max(legs.right.until, legs.left.until)).toBeLessThanOrEqual(Math.min(arms.right.from, arms.left.from));
});

test('who leans on a wall stays at it while the feet go ahead, and slides down afterwards', () => {
  const stops = (['standing-at-wall', 'leaning-at-wall', 'chair-pose-at-wall'] as const).map((id) => stations[id]);
  const hips = stops
    .slice(1)
    .flatMap((to, stop) =>
      Array.from(
        { length: 11 },
        (_, index) => solveJoints(interpolatePose(stops[stop] ?? to, to, index / 10)).spine[0],
      ),
    );
  expect(Math.max(...hips.map(([x]) => x)) - Math.min(...hips.map(([x]) => x))).toBeLessThan(4);
  expect(routeBetween('standing-side', 'chair-pose-at-wall', motionMap)).toContain('leaning-at-wall');
});

test('who rolls over from the side keeps the feet where they are', () => {
  const ankles = Array.from({ length: 11 }, (_, index) => {
    const pose = interpolatePose(stations['lying-on-side'], stations['supine-knees-bent'], index / 10);
    return solveJoints(pose).legs.right.ankle[0];
  });
  expect(Math.max(...ankles) - Math.min(...ankles)).toBeLessThan(2);
});

test('legs are stretched one after the other', () => {
  const { legs } = journey(stations['supine-knees-bent'], stations.savasana).limbs;
  const [first, second] = [legs.right, legs.left].toSorted((a, b) => a.from - b.from);
  expect(first?.until).toBeLessThanOrEqual(second?.from ?? 0);
});

test('a foot that turns round on the floor stays level or is seen from in front', () => {
  const [from, to] = [stations['wide-stance'], stations['wide-arms-out']];
  const tilted = Array.from({ length: 21 }, (_, index) => interpolatePose(from, to, index / 20)).filter(
    ({ legs }) => legs.right.short[2] >= 0.5 && Math.abs(cosDegrees(legs.right.angles[2])) < 0.9,
  );
  expect(tilted).toEqual([]);
});

test('paired arms move together', () => {
  const uneven = Array.from({ length: 21 }, (_, index) => index / 20).filter((share) => {
    const { arms } = solveJoints(interpolatePose(stations.vrksasana, stations['tree-foot-off'], share));
    return Math.abs(arms.right.wrist[1] - arms.left.wrist[1]) > 1;
  });
  expect(uneven).toEqual([]);
});

test('a heel is lowered over the ball of its foot', () => {
  const heights = Array.from({ length: 21 }, (_, index) => {
    const pose = interpolatePose(stations['dog-with-bent-knees'], stations['adho-mukha-svanasana'], index / 20);
    return solveJoints(pose).legs.right.ball[1];
  });
  expect(heights.filter((height) => height > 2.5)).toEqual([]);
});

test('hands that bear are never in the air together', () => {
  const { arms } = journey(stations['urdhva-dhanurasana'], stations['wheel-on-crown']).limbs;
  expect(Math.max(arms.right.from, arms.left.from)).toBeGreaterThanOrEqual(Math.min(arms.right.until, arms.left.until));
});

test('who rises from a chair leans ahead before the seat is lifted', () => {
  const early = interpolatePose(stations['sitting-on-chair'], stations['rising-from-chair'], 0.3);
  expect(early.spine[2]).toBeLessThan(80);
  expect(early.root[1] - stations['sitting-on-chair'].root[1]).toBeLessThan(1);
});

test('things stay where they are and come into sight', () => {
  const shares = [0, 0.25, 0.4, 0.5, 0.6, 0.8, 1];
  const seen = shares.flatMap((share) => interpolatePose(stations.apanasana, stations['legs-on-chair'], share).props);
  expect(new Set(seen.map((prop) => prop.kind !== 'strap' && prop.x)).size).toBe(1);
  expect(seen.length).toBeLessThan(shares.length);
});

test('from a twist the upper knee comes to the middle before the lower one', () => {
  for (const place of ['supta-matsyendrasana', 'supta-matsyendrasana~'] as const) {
    const [from, to] = [poseAt(place, motionMap), stations['supine-above-knees-lifted']];
    const [lower, upper] = from.far.includes('right-leg') ? (['right', 'left'] as const) : (['left', 'right'] as const);
    const turned = (side: 'right' | 'left'): number => {
      const [start, now, end] = [0, 0.4, 1].map((t) => solveJoints(interpolatePose(from, to, t)).legs[side].knee[1]);
      return ((now ?? 0) - (start ?? 0)) / ((end ?? 0) - (start ?? 0));
    };
    expect(turned(upper)).toBeGreaterThan(turned(lower) + 0.3);
  }
});

test('legs are laid on a chair and up a wall one after the other, and taken down so', () => {
  const pairs = [
    [stations.apanasana, stations['legs-on-chair']],
    [stations['feet-on-wall'], stations['viparita-karani']],
  ] as const;
  const ways = pairs.flatMap(([before, laid]) => [[before, laid] as const, [laid, before] as const]);
  for (const [from, to] of ways) {
    const { legs } = solveJoints(interpolatePose(from, to, 0.4));
    expect(distance(legs.right.ankle, legs.left.ankle)).toBeGreaterThan(15);
  }
});

test('the wall stays where it is from when one sits beside it until one comes away from it', () => {
  const route = routeBetween('sitting-feet-down', 'viparita-karani', motionMap)?.slice(1) ?? [];
  expect(route[0]).toBe('side-on-to-wall');
  const walls = route.map((place) => poseAt(place, motionMap).props.find(({ kind }) => kind === 'wall'));
  expect(new Set(walls.map((wall) => JSON.stringify(wall))).size).toBe(1);
  expect(walls[0]).toBeDefined();
});

test('who rises from a chair seen from in front or sits down on it keeps both feet where they are', () => {
  const stops = (['chair-front', 'rising-before-chair', 'standing-before-chair'] as const).map((id) => stations[id]);
  const moved = (of: typeof stops): readonly string[] =>
    of.slice(1).flatMap((to, stop) => {
      const { right, left } = journey(of[stop] ?? to, to).limbs.legs;
      return [right.does, left.does].filter((does) => does !== 'stays');
    });
  expect(moved(stops)).toEqual([]);
  expect(moved([stations['chair-front'], stations.tadasana])).not.toEqual([]);
});

test('a chair behind whoever stands comes after the step away and goes before the step back', () => {
  const [standing, byChair] = [stations['standing-side'], stations['standing-by-chair']];
  const seenInStep = (from: typeof standing, to: typeof standing): number => {
    const { legs } = journey(from, to).limbs;
    const times = [legs.right, legs.left].map((leg) => (leg.from + leg.until) / 2);
    return Math.max(
      ...times.flatMap((t) =>
        interpolatePose(from, to, t).props.map(({ kind, arrived = 1 }) => (kind === 'chair' ? arrived : 0)),
      ),
      0,
    );
  };
  expect(seenInStep(standing, byChair)).toBeLessThan(0.1);
  expect(seenInStep(byChair, standing)).toBeLessThan(0.1);
  expect(seenInStep(standing, stations['standing-on-toes'])).toBe(1);
});

test('who goes on to the toes behind a chair steps flat on to both feet before, and lifts both heels together', () => {
  const route = routeBetween('standing-side', 'standing-on-toes', motionMap);
  expect(route).toContain('standing-behind-chair');
  const apart = (from: keyof typeof stations): number =>
    Math.max(
      ...Array.from({ length: 11 }, (_, index) => {
        const { right, left } = solveJoints(
          interpolatePose(stations[from], stations['standing-on-toes'], index / 10),
        ).legs;
        return Math.abs(right.heel[1] - left.heel[1]);
      }),
    );
  expect(apart('standing-behind-chair')).toBeLessThan(1);
  expect(apart('standing-side')).toBeGreaterThan(4);
});
