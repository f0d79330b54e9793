import { expect, test } from 'vitest';
import { placeOf, poseAt, routeBetween } from './route.ts';
import { motionMap, stations } from './stations.ts';

test('neighbours lead straight to one another, both ways', () => {
  expect(routeBetween('marjaryasana', 'bitilasana', motionMap)).toEqual(['marjaryasana', 'bitilasana']);
  expect(routeBetween('bitilasana', 'marjaryasana', motionMap)).toEqual(['bitilasana', 'marjaryasana']);
});

test('from standing to lying one goes by one knee, both knees and the seat', () => {
  const route = routeBetween('tadasana', 'savasana', motionMap);
  const stops = ['lunge-hands-on-thigh', 'knee-down', 'hands-before-knees', 'side-sit', 'supine-knees-bent'];
  expect(stops.filter((stop) => !route?.some((place) => place.startsWith(stop)))).toEqual([]);
  expect(routeBetween('savasana', 'tadasana', motionMap)).toHaveLength(route?.length ?? 0);
});

test('who lies down on the back, or gets up from it, goes by the side', () => {
  const seats = ['all-fours', 'dandasana', 'sukhasana', 'sitting-knees-bent', 'balasana'] as const;
  const straight = seats.filter((seat) => !routeBetween(seat, 'savasana', motionMap)?.includes('lying-on-side'));
  expect(straight).toEqual([]);
});

test('who rests on the side sits up from that side, and does not roll over the back again', () => {
  expect(routeBetween('lying-side-rest', 'sukhasana', motionMap)?.slice(0, 3)).toEqual([
    'lying-side-rest',
    'side-eyes-closed',
    'lying-on-side',
  ]);
});

test('one comes up by a chair where a step says so, and it is hardly longer', () => {
  for (const from of ['all-fours', 'dog-with-bent-knees'] as const) {
    const byChair = routeBetween(from, 'tadasana', motionMap, 'leaning-on-chair');
    expect(byChair).toEqual(expect.arrayContaining(['kneeling-at-chair', 'leaning-on-chair']));
  }
  const onTheFloor = routeBetween('all-fours', 'savasana', motionMap, 'leaning-on-chair');
  expect(onTheFloor).toEqual(routeBetween('all-fours', 'savasana', motionMap));
});

test('who changes sides in a lunge changes legs by way of all fours', () => {
  const route = routeBetween('anjaneyasana', 'anjaneyasana~', motionMap);
  expect(route).toContain('all-fours');
  expect(route?.at(-1)).toBe('anjaneyasana~');
});

test('who changes sides in a twist comes to the middle', () => {
  expect(routeBetween('supta-matsyendrasana', 'supta-matsyendrasana~', motionMap)).toEqual([
    'supta-matsyendrasana',
    'supine-above-knees-lifted',
    'supta-matsyendrasana~',
  ]);
});

test('a pose without sides is the same place on both', () => {
  expect(placeOf('balasana', true, motionMap)).toBe('balasana');
  expect(placeOf('virabhadrasana1', true, motionMap)).toBe('virabhadrasana1~');
});

test('the other side of a pose is made once, and stands on the same mat', () => {
  expect(poseAt('anjaneyasana~', motionMap)).toBe(poseAt('anjaneyasana~', motionMap));
  const { arms, root } = poseAt('bird-dog~', motionMap);
  expect(arms.right).toEqual(stations['bird-dog'].arms.left);
  expect(root).toEqual(stations['bird-dog'].root);
});
