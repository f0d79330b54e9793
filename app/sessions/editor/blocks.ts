/** What can stand in a list beside poses: by the name that its address has. */
export const blockIds = {
  breath: 'pust',
  silence: 'stille',
  salutation: 'solhilsen',
  salutationB: 'solhilsen-b',
  section: 'del',
} as const;

export type Block = keyof typeof blockIds;

/** How little and how much there may be of something, and what is offered; an address may name any whole number between. */
interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly choices: readonly number[];
}

/** Gone through at most so many times, sections that come again included. */
export const mostSteps = 60;

const rounds: Bounds = { least: 1, most: 6, choices: [1, 2, 3, 4, 5, 6] };
const times: Bounds = { least: 1, most: 4, choices: [1, 2, 3, 4] };

/** Of what is counted and not held: rounds of a salutation, how often a section is gone through. */
export function countBounds(id: string): Bounds | undefined {
  if (isSalutation(id)) return rounds;
  return id === blockIds.section ? times : undefined;
}

/** Counted in rounds, of which each has its figures and a line for each of them. */
export function isSalutation(id: string): boolean {
  return id === blockIds.salutation || id === blockIds.salutationB;
}

export function isSection({ id }: { readonly id: string }): boolean {
  return id === blockIds.section;
}

/** How often each part of a list is gone through: a section by its heading, and all that follows until the next one. */
export function timesOf(chosen: readonly { readonly id: string; readonly amount: number }[]): number[] {
  let now = 1;
  return chosen.map((item) => {
    if (isSection(item)) now = item.amount;
    return isSection(item) ? 0 : now;
  });
}

/** A list as it is gone through: without headings, each section as often as it asks for; `isAgain` where it begins once more. */
export function unfolded<Item extends { readonly id: string; readonly amount: number }>(
  chosen: readonly Item[],
): { item: Item; isAgain: boolean }[] {
  return sectionsOf(chosen).flatMap(({ items, amount }) =>
    Array.from({ length: amount }, (_, round) =>
      items.map((item, index) => ({ item, isAgain: round > 0 && index === 0 })),
    ).flat(),
  );
}

/** Sections come again as often as there is room for. */
export function withinRoom<Item extends { readonly id: string; readonly amount: number }>(
  chosen: readonly Item[],
): Item[] {
  let room = mostSteps - chosen.filter((item) => !isSection(item)).length;
  return sectionsOf(chosen).flatMap(({ heading, items, amount }) => {
    const further = Math.min(amount - 1, Math.floor(room / Math.max(1, items.length)));
    room -= further * items.length;
    return heading ? [{ ...heading, amount: further + 1 }, ...items] : items;
  });
}

/** The list by its sections; what comes before the first heading is one too. */
function sectionsOf<Item extends { readonly id: string; readonly amount: number }>(chosen: readonly Item[]) {
  const sections: { heading?: Item; amount: number; items: Item[] }[] = [{ amount: 1, items: [] }];
  for (const item of chosen)
    if (isSection(item)) sections.push({ heading: item, amount: item.amount, items: [] });
    else sections.at(-1)?.items.push(item);
  return sections;
}
