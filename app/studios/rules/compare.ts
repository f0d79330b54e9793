const collator = new Intl.Collator('nb');

/** Norwegian alphabetical order, æ ø å last: what a visitor sees. */
export const compareNorwegian = collator.compare;

/** Plain code unit order: the same on every machine, for orders that decide something. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
