import { capitalised } from '#app/text/index.ts';
import { cardsPerPage, pageOf } from './paging.ts';

/** One choice among values, kept in the address as the parameter `name`; the missing parameter is «Alle». */
export interface FilterGroup {
  readonly name: string;
  readonly legend: string;
  /** What the missing parameter is called; «Alle» where nothing is said. */
  readonly allLabel?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** Options that are called as their values are, with a capital. */
export function optionsOf(values: readonly string[]): FilterGroup['options'] {
  return values.map((value) => ({ value, label: capitalised(value) }));
}

/** The chosen value of each group by its name; an empty string is «Alle». */
export type FilterChoice = Readonly<Record<string, string>>;

/** Reads the choice from an address; a value that no option has counts as «Alle». */
export function chosenFilters(groups: readonly FilterGroup[], parameters: URLSearchParams): FilterChoice {
  return Object.fromEntries(
    groups.map(({ name, options }) => {
      const value = parameters.get(name)?.normalize('NFC') ?? '';
      return [name, options.some((option) => option.value === value) ? value : ''];
    }),
  );
}

/** The items that agree with every chosen value. */
export function filtered<Item extends object>(items: readonly Item[], choice: FilterChoice): Item[] {
  return items.filter((item) => {
    const fields = new Map<string, unknown>(Object.entries(item));
    return Object.entries(choice).every(([name, value]) => value === '' || fields.get(name) === value);
  });
}

/** Whether anything but «Alle» is chosen. */
export function isFiltered(choice: FilterChoice): boolean {
  return Object.values(choice).some((value) => value !== '');
}

/** The parameters as a route declares them in its `handle.query`. */
export function filterQuery(groups: readonly FilterGroup[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(groups.map(({ name, options }) => [name, options.map(({ value }) => value)]));
}

/** Those of a list of so many items, with its further pages. */
export function listQuery(groups: readonly FilterGroup[], count: number): Readonly<Record<string, readonly string[]>> {
  const { pages } = pageOf(Array.from({ length: count }), '', cardsPerPage);
  const sides = Array.from({ length: pages - 1 }, (_, index) => String(index + 2));
  return { ...filterQuery(groups), ...(sides.length > 0 && { side: sides }) };
}
