import { cityOfAddress } from './city.ts';
import { cutText } from './clean-text.ts';
import { type Link, mapsLinkOf, readPicture, readWebLink } from './links.ts';
import { splitList } from './list.ts';
import { type OpeningHours, readOpeningHours } from './opening-hours.ts';
import { readPhone } from './phone.ts';
import type { KeptPicture } from './picture.ts';
import { remembered } from './remembered.ts';
import { studioSlug } from './slug.ts';
import type { StudioRow } from './studio-row.ts';

/** Rows of which the site itself is the author; the pages say so as long as there is one. */
const examplePrefix = 'example-';

/** A studio as the pages show it: every link is safe to render, every text is trimmed. */
export type Studio = {
  /** Unique only after `assignSlugs`. */
  slug: string;
  name: string;
  city: string;
  /** Empty where unknown. */
  address: string;
  /** Null where unknown: the page then shows the sentence of the decisions. */
  description: string | null;
  styles: readonly string[];
  keywords: readonly string[];
  mainCategory: string | null;
  /** Above 0, at most 5. */
  rating: number | null;
  reviews: number | null;
  phone: Link | null;
  website: Link | null;
  mapsLink: string;
  /** An https address on another host, never to be loaded by the browser itself, or a path under /bilder/. */
  image: string | null;
  /** That picture as this server keeps it; null until it does. */
  keptPicture: KeptPicture | null;
  openingHours: OpeningHours;
  temporarilyClosed: boolean;
  isExample: boolean;
  placeId: string | null;
};

/** An import takes no longer name; in a table that was filled without it, it is cut, so that its address stays short. */
export const mostNameCharacters = 300;

const hoursOf = remembered(readOpeningHours, 5000);

/** A row made fit to show. Its slug is the plain one of its name. Throws on no row that `studioRow` made, as far as is known. */
export function toStudio(row: StudioRow): Studio {
  const name = cutText(row.name?.replace(/\s+/g, ' ') ?? 'Yogastudio', mostNameCharacters).trimEnd();
  const address = row.address?.replace(/\s+/g, ' ') ?? '';
  return {
    slug: studioSlug(name),
    name,
    city: cityOfAddress(address),
    address,
    description: row.description,
    styles: splitList(row.categories),
    keywords: splitList(row.review_keywords),
    mainCategory: row.main_category,
    rating: row.rating,
    reviews: row.reviews,
    phone: readPhone(row.phone),
    website: readWebLink(row.website),
    mapsLink: mapsLinkOf(row.link, name, address),
    image: readPicture(row.featured_image),
    keptPicture: null,
    openingHours: hoursOf(row.workday_timing),
    temporarilyClosed: row.is_temporarily_closed?.toUpperCase() === 'TRUE',
    isExample: row.place_id?.startsWith(examplePrefix) ?? false,
    placeId: row.place_id,
  };
}
