/**
 * Work that can be interrupted: it yields after every short step and returns its result at the end. What takes a second
 * for a large directory is done in steps, so that visitors are answered in between.
 */
export type Incremental<Result> = Generator<undefined, Result, undefined>;

/** What is sorted in one step. */
const fewItems = 128;

/** Does the work without a pause. */
export function atOnce<Result>(steps: Incremental<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** What `derive` makes of each item, one a step. */
export function* mapIncrementally<Item, Value>(
  items: Iterable<Item>,
  derive: (item: Item) => Value,
): Incremental<Value[]> {
  const values: Value[] = [];
  for (const item of items) {
    values.push(derive(item));
    yield;
  }
  return values;
}

/** The same items in order; equal ones keep theirs. */
export function* sortIncrementally<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Incremental<Item[]> {
  if (items.length <= fewItems) return items.toSorted(compare);
  const middle = Math.floor(items.length / 2);
  const left = yield* sortIncrementally(items.slice(0, middle), compare);
  const right = yield* sortIncrementally(items.slice(middle), compare);
  return yield* merged(left, right, compare);
}

function* merged<Item>(left: Item[], right: Item[], compare: (a: Item, b: Item) => number): Incremental<Item[]> {
  const items: Item[] = [];
  let [fromLeft, fromRight] = [0, 0];
  while (fromLeft < left.length && fromRight < right.length) {
    const [a, b] = [left[fromLeft], right[fromRight]];
    if (a === undefined || b === undefined) break;
    if (compare(a, b) <= 0) {
      items.push(a);
      fromLeft += 1;
    } else {
      items.push(b);
      fromRight += 1;
    }
    if (items.length % fewItems === 0) yield;
  }
  return items.concat(left.slice(fromLeft), right.slice(fromRight));
}
