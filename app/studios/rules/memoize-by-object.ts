/**
 * The same function, working once for each object it is given: for what is derived from a snapshot or from one of its
 * lists, on first use, and forgotten together with it. The answer must depend on nothing else.
 */
export function memoizeByObject<Key extends WeakKey, Value>(derive: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: derive(key) };
    known.set(key, entry);
    return entry.value;
  };
}
