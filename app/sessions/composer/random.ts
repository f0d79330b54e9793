/** Numbers from 0 to 1, the same ones for the same seed: mulberry32, after Tommy Ettinger's public-domain generator. */
export function createRandom(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The items in a random order in which the heavier ones tend to come first (Efraimidis and Spirakis, 2006). */
export function shuffled<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: () => number): Item[] {
  return items
    .map((item) => ({ item, key: random() ** (1 / weightOf(item)) }))
    .sort((a, b) => b.key - a.key)
    .map(({ item }) => item);
}
