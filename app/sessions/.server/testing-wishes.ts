import { conditionIds } from '#app/conditions/index.ts';
import { needs, places, props } from '../composer/knowledge.ts';
import { createRandom } from '../composer/random.ts';
import { longestMinutes, shortestMinutes, type Wish, wishLevels } from '../composer/wish.ts';
import { repertoire } from './composer.ts';

/** Wishes of all kinds, the same ones each time: half of them with conditions, some without things or poses. */
export function randomWishes(count: number): Wish[] {
  const random = createRandom(7);
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const some = <Value>(values: readonly Value[], share: number) => values.filter(() => random() < share);
  return Array.from({ length: count }, (_, seed) => ({
    need: one(needs),
    minutes: shortestMinutes + Math.floor(random() * (longestMinutes - shortestMinutes + 1)),
    place: one(places),
    level: one(wishLevels),
    conditions: random() < 0.5 ? some(conditionIds, 0.15) : [],
    props: some(props, 0.15),
    items: random() < 0.3 ? some(repertoire, 0.05).map(({ id }) => id) : [],
    seed,
  }));
}
