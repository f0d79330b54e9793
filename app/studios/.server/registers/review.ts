import type { StudioRow } from '../../rules/studio-row.ts';

/** What a command could not decide, for the owner to look at. `why` never names a person. */
export interface Review {
  readonly row: Pick<StudioRow, 'name' | 'place_id' | 'address'>;
  readonly what: string;
  readonly why: string;
}

/** Of the row only what the review shows: a directory has many, and their texts are long. */
export function reviewOf({ name, place_id, address }: Review['row'], what: string, why: string): Review {
  return { row: { name, place_id, address }, what, why };
}

/** Invented studios are nobody's to look up. */
export function isExample({ place_id }: Pick<StudioRow, 'place_id'>): boolean {
  return place_id?.startsWith('example-') === true;
}
