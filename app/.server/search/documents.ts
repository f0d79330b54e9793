import type { ConditionNotes } from '#app/yoga/conditions.ts';

/** The kinds of thing that can be found, in the order in which equals stand. */
export const documentKinds = ['class', 'meditation', 'pose', 'type', 'guide', 'article', 'city', 'studio'] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** One page as the search knows it. */
export interface SearchDocument {
  readonly kind: DocumentKind;
  /** Address on this site; no two documents share it. */
  readonly path: string;
  readonly title: string;
  /** A few words beside the title: a Sanskrit name, a duration, an address. */
  readonly facts: string;
  readonly description: string;
  /** Other names that it goes by; never shown. */
  readonly names: readonly string[];
  /** What it is about: body parts, styles, topic, level. */
  readonly tags: readonly string[];
  /** Not for everyone: an advanced pose, or one on the head or the shoulders. */
  readonly isDemanding?: boolean;
  /** What it says of conditions of the body; left out where it is no practice. */
  readonly conditions?: ConditionNotes;
  /** Its drawing, as an address on this site. */
  readonly picture?: string;
  /** The rest of its text, a paragraph each. */
  readonly passages: readonly string[];
}
