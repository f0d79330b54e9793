import type { ConditionNotes } from '#app/conditions/index.ts';

/** A kind of thing that can be found. */
export interface SearchKind {
  /** Of the kind, in the code alone. */
  readonly name: string;
  /** Over the group of its hits. */
  readonly heading: string;
  /** Beside one of them. */
  readonly singular: string;
  /** The group's address on the page. */
  readonly id: string;
  /** Of a hit: 1 where it is worth as much as others. */
  readonly weight: number;
  /** Beginnings of the words, folded, by which a visitor asks for the kind. */
  readonly words: readonly string[];
  /** Someone who is sore is best led through one of these, step by step. */
  readonly isForTheSore?: boolean;
  /** The language of `facts`, where it is not the page's. */
  readonly factsLanguage?: string;
}

/** One page as the search knows it. */
export interface SearchDocument {
  /** The name of its `SearchKind`. */
  readonly kind: string;
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
