import { LRUCache } from 'lru-cache';
import { cityOfAddress } from './city.ts';
import { cutText } from './clean-text.ts';
import { type Link, mapsLinkOf, readPicture, readWebLink } from './links.ts';
import { splitList } from './list.ts';
import { type OpeningHours, readOpeningHours } from './opening-hours.ts';
import { readPhone } from './phone.ts';
import type { CachedPicture } from './picture.ts';
import { readPosition, type StudioPosition } from './position.ts';
import { type Provenance, readProvenance } from './provenance.ts';
import { studioSlug } from './slug.ts';
import { categoryLabel, type StudioRow, shownColumns } from './studio-row.ts';

/** Rows of which the site itself is the author; the pages say so as long as there is one. */
const examplePrefix = 'example-';

/** A studio as the pages show it: every link is safe to render, every text is trimmed. */
export type Studio = {
  /** Unique only after `assignSlugs`. */
  slug: string;
  name: string;
  city: string;
  /** Null where nobody has told. */
  municipality: string | null;
  /** Empty where unknown. */
  address: string;
  /** Null where unknown: the page then shows the sentence of the decisions. */
  description: string | null;
  styles: readonly string[];
  keywords: readonly string[];
  /** What else the table says of it, each under its label. */
  facts: readonly StudioFact[];
  /** Above 0, at most 5. */
  rating: number | null;
  reviews: number | null;
  phone: Link | null;
  website: Link | null;
  timetable: Link | null;
  mapsLink: string;
  /** An https address on another host, never to be loaded by the browser itself, or a path under /bilder/. */
  image: string | null;
  /** That picture as this server keeps it; null until it does. */
  cachedPicture: CachedPicture | null;
  openingHours: OpeningHours;
  temporarilyClosed: boolean;
  isExample: boolean;
  placeId: string | null;
  position: StudioPosition | null;
  /** Empty where nobody has written down where the row comes from. */
  provenance: Provenance;
};

export interface StudioFact {
  readonly label: string;
  readonly value: string;
  readonly isSearched: boolean;
}

/** An import takes no longer name; in a table that was filled without it, it is cut, so that its address stays short. */
export const maxNameCharacters = 300;

/** Its page has the name in its address. */
const municipalityName = /^\p{L}[\p{L}\p{M} .’'-]{1,80}$/u;

/** Tables repeat these cells. */
const hours = new LRUCache<string, OpeningHours>({ max: 5000, memoMethod: readOpeningHours });
/** Rows of one import share theirs. */
const provenances = new LRUCache<string, Provenance>({ max: 5000, memoMethod: readProvenance });

/** A row made fit to show. Its slug is the plain one of its name. Throws on no row that `studioRow` made, as far as is known. */
export function toStudio(row: StudioRow): Studio {
  const name = cutText(row.name?.replace(/\s+/g, ' ') ?? 'Yogastudio', maxNameCharacters).trimEnd();
  const address = row.address?.replace(/\s+/g, ' ') ?? '';
  return {
    slug: studioSlug(name),
    name,
    city: cityOfAddress(address),
    municipality: row.municipality !== null && municipalityName.test(row.municipality) ? row.municipality : null,
    address,
    description: row.description,
    styles: splitList(row.categories),
    keywords: splitList(row.review_keywords),
    facts: factsOf(row),
    rating: row.rating,
    reviews: row.reviews,
    phone: readPhone(row.phone),
    website: readWebLink(row.website),
    timetable: readWebLink(row.timetable),
    mapsLink: mapsLinkOf(row.link, name, address),
    image: readPicture(row.featured_image),
    cachedPicture: null,
    openingHours: hours.memo(row.workday_timing ?? ''),
    temporarilyClosed: row.is_temporarily_closed?.toUpperCase() === 'TRUE',
    isExample: row.place_id?.startsWith(examplePrefix) ?? false,
    placeId: row.place_id,
    position: readPosition(row.position),
    provenance: row.provenance === null ? [] : provenances.memo(row.provenance),
  };
}

/**
 * Said where the source has no description. Only a place that no source calls something else is said to be a yoga studio.
 */
export function missingDescription({ name, city, facts }: Pick<Studio, 'name' | 'city' | 'facts'>): string {
  const category = facts.find(({ label }) => label === categoryLabel)?.value ?? '';
  const isStudio = category === '' || /^(?:yoga|pilates)/i.test(category);
  const what = isStudio ? 'er et yogastudio' : 'ligger';
  const whom = isStudio ? 'studioet' : 'stedet';
  return `${name} ${what} i ${city}. Ta kontakt med ${whom} for timeplan, priser og påmelding.`;
}

function factsOf(row: StudioRow): readonly StudioFact[] {
  return shownColumns.flatMap(({ column, label, isSearched = false }) => {
    const value = row[column];
    return value === null ? [] : [{ label, value: String(value), isSearched }];
  });
}
