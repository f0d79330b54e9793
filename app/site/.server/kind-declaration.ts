import type { JsonLdObject } from 'schema-dts';
import type { Preview } from '#app/drawings/.server/index.ts';
import type { SceneId } from '#app/drawings/ids.ts';
import { isPictureId } from '#app/drawings/index.ts';
import type { CardData } from '#app/ui/index.ts';
import type { NavigationLink } from '../navigation.ts';
import type { DescribedSite } from '../structured-data.ts';
import type { SearchDocument, SearchKind } from './documents.ts';

/** What every item with a page of its own has. */
export interface ContentItem {
  /** The day on which its text was last changed, `2026-11-22`. */
  readonly updated: string;
}

/**
 * All that the site needs to know of one kind of content. A file `app/ROOM/NAME-kind.ts` declares one as its
 * default export, and `kinds.ts` finds it there: sitemap, previews, search and cards follow.
 *
 * Methods, and not properties that hold functions: so a kind of one item can stand in a list of kinds of any.
 */
export interface ContentKind<Item extends ContentItem> {
  /** Every item that has a page, in the order of lists. */
  readonly items: readonly Item[];
  /** The fixed page that lists them, where `navigation.ts` does not have it already. */
  readonly list?: ListPlace;
  /** How its hits are named and weighed. */
  readonly search: SearchKind;
  /** Canonical address on this site. */
  path(item: Item): string;
  /** The picture of a shared link to the item. */
  preview(item: Item): Preview;
  /** What is searched of the item. */
  document(item: Item): Omit<SearchDocument, 'kind' | 'path'>;
  /** The item in a list; without a card, the kind draws its lists itself. */
  card?(item: Item): Omit<CardData, 'href'>;
  /** The item as schema.org knows it; `image` is the address of its picture, if it has one. */
  data?(item: Item, about: { site: DescribedSite; image: string | undefined }): readonly JsonLdObject[];
}

/** A fixed page that lists the items of a kind. */
export interface ListPlace extends NavigationLink {
  /** The name of its text in `content/pages`, without the ending. */
  readonly text: string;
}

/** The drawing of an item; an owner's photograph lies elsewhere, and the page's landscape stands for it. */
export function drawingOf(image: string, scene: SceneId): Preview['drawing'] {
  const id = /^\/bilder\/(.+)\.svg$/u.exec(image)?.[1] ?? '';
  return isPictureId(id) ? { picture: id } : { scene };
}
