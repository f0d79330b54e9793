import { capitalised } from '#app/text/index.ts';
import { cleanText } from '../../rules/clean-text.ts';
import { importNamesOf, type StudioRow, studioColumns } from '../../rules/studio-row.ts';
import { isRecord } from './raw-record.ts';

export type StudioColumn = keyof StudioRow;

/** For each column of ours the names that a source has for it, the best one first. */
export type ColumnNames = Partial<Record<StudioColumn, readonly string[]>>;

/** Where a file comes from: how its rows are laid out and what its columns are called. */
export interface Source {
  readonly name: string;
  readonly columns: ColumnNames;
  /** Column names of which two together give the source away. */
  readonly signs: readonly string[];
}

const own: ColumnNames = Object.fromEntries(studioColumns.map((column) => [column, [column]]));

export const openStreetMap = 'OpenStreetMap';

/** In this order they are tried. Column lists: the projects' own pages, see docs/studios.md. */
const sources: readonly Source[] = [
  {
    name: openStreetMap,
    signs: ['@id', '@type', 'sport', 'leisure', 'opening_hours', 'addr:street', 'addr:city', 'contact:phone'],
    columns: {
      name: ['name', 'name:no', 'name:nb', 'operator'],
      address: ['addr:full'],
      description: ['description:no', 'description:nb', 'description'],
      categories: ['sport'],
      workday_timing: ['opening_hours'],
      phone: ['phone', 'contact:phone', 'contact:mobile', 'mobile'],
      website: ['website', 'contact:website', 'url'],
      // No picture: what `image` links to is under any licence or none.
      place_id: ['@id'],
    },
  },
  {
    name: "Apify's Google Maps scraper",
    signs: ['placeId', 'totalScore', 'categoryName', 'searchString', 'reviewsCount', 'searchPageUrl'],
    columns: {
      name: ['title'],
      address: ['address'],
      description: ['description'],
      categories: ['categories'],
      workday_timing: ['openingHours'],
      is_temporarily_closed: ['temporarilyClosed'],
      review_keywords: ['reviewsTags', 'placesTags'],
      rating: ['totalScore'],
      reviews: ['reviewsCount'],
      phone: ['phone', 'phoneUnformatted'],
      website: ['website'],
      main_category: ['categoryName'],
      link: ['url'],
      featured_image: ['imageUrl', 'imageUrls'],
      place_id: ['placeId'],
    },
  },
  {
    name: 'Outscraper',
    signs: ['working_hours', 'subtypes', 'business_status', 'location_link', 'google_id', 'full_address', 'us_state'],
    columns: {
      ...own,
      address: ['full_address', 'address'],
      categories: ['subtypes'],
      workday_timing: ['working_hours', 'working_hours_csv_compatible', 'working_hours_old_format'],
      is_temporarily_closed: ['business_status'],
      review_keywords: ['reviews_tags'],
      website: ['site', 'website'],
      main_category: ['type', 'category'],
      link: ['location_link'],
      featured_image: ['photo'],
      place_id: ['place_id', 'google_id'],
    },
  },
  {
    name: 'gosom/google-maps-scraper',
    signs: ['open_hours', 'review_rating', 'data_id', 'complete_address', 'review_count', 'input_id'],
    columns: {
      name: ['title'],
      address: ['address'],
      description: ['descriptions', 'description'],
      categories: ['categories'],
      workday_timing: ['open_hours'],
      is_temporarily_closed: ['status'],
      rating: ['review_rating'],
      reviews: ['review_count'],
      phone: ['phone'],
      website: ['website', 'web_site'],
      main_category: ['category'],
      link: ['link'],
      featured_image: ['thumbnail'],
      place_id: ['place_id', 'data_id', 'cid'],
    },
  },
  {
    name: 'omkarcloud/google-maps-scraper',
    signs: ['query', 'competitors', 'is_spending_on_ads', 'can_claim', 'closed_on', 'owner_name', 'featured_reviews'],
    columns: { ...own, workday_timing: ['hours', 'workday_timing'] },
  },
];

/** What an export writes. */
export const ownTable: Source = { name: 'columns of the table database-yoga', signs: [], columns: own };

const otherTable: Source = {
  name: 'other column names',
  signs: [],
  columns: {
    ...own,
    name: ['name', 'title', 'navn', 'Navn', 'Name'],
    address: ['address', 'full_address', 'adresse', 'Adresse', 'Address'],
    description: ['description', 'beskrivelse', 'Beskrivelse'],
    categories: ['categories', 'kategorier', 'Kategorier'],
    workday_timing: ['workday_timing', 'opening_hours', 'hours', 'åpningstider', 'Åpningstider'],
    rating: ['rating', 'vurdering', 'Vurdering'],
    reviews: ['reviews', 'review_count', 'anmeldelser', 'Anmeldelser'],
    phone: ['phone', 'telefon', 'Telefon', 'Phone'],
    website: ['website', 'nettsted', 'nettside', 'Nettsted', 'Nettside', 'Website'],
    timetable: ['timetable', 'timeplan', 'Timeplan'],
    municipality: ['municipality', 'kommune', 'Kommune'],
    main_category: ['main_category', 'category', 'kategori', 'Kategori'],
    link: ['link', 'url'],
    featured_image: ['featured_image', 'image', 'bilde', 'Bilde'],
  },
};

/** What a column of ours is called in a source, the best name first. */
export function namesOf(column: StudioColumn, source: Source): readonly string[] {
  return [...(source.columns[column] ?? []), ...importNamesOf(column)];
}

/** Tells by the names of the first row's columns where a file comes from. */
export function recogniseSource(names: readonly string[]): Source {
  const known = sources.find(({ signs }) => signs.filter((sign) => names.includes(sign)).length >= 2);
  if (known !== undefined) return known;
  const isOwn = names.includes('name') && names.every((name) => name in own || name === 'id' || name === 'query');
  return isOwn ? ownTable : otherTable;
}

/** What a spreadsheet of the owner's may call its columns. */
const norwegianNames = Object.values(otherTable.columns).flatMap((names) =>
  names.filter((name) => !(name in own) && name !== capitalised(name) && names.includes(capitalised(name))),
);

/** Why the first line of a table cannot be the names of its columns; null where it can. */
export function headingError(cells: readonly string[]): string | null {
  if (namesOf('name', recogniseSource(cells)).some((name) => cells.includes(name))) return null;
  const said = cells.slice(0, 5).map((cell) => JSON.stringify(cell.slice(0, 60)));
  return (
    `the first line must name the columns, as in: navn;adresse;telefon (it says ${said.join(', ')}; ` +
    `understood are ${norwegianNames.join(', ')}, and the names in docs/studios.md)`
  );
}

/** GeoJSON features and Overpass elements bring their tags one level down; other rows are as they are. */
export function flatten(fields: Record<string, unknown>): Record<string, unknown> {
  const { properties, tags, type, id } = fields;
  if (isRecord(properties)) return { '@id': id, ...properties, ...pointOf(fields.geometry) };
  if (isRecord(tags)) {
    const { lat, lon } = isRecord(fields.center) ? fields.center : fields;
    return {
      ...tags,
      '@id': `${cleanText(type)}/${cleanText(id)}`,
      ...(typeof lat === 'number' && { '@lat': lat, '@lon': lon }),
    };
  }
  return ofOverpassTable(fields) ?? gatherNumbered(fields);
}

/** GeoJSON puts the longitude first: https://www.rfc-editor.org/rfc/rfc7946#section-3.1.1 */
function pointOf(geometry: unknown): Record<string, unknown> {
  if (!isRecord(geometry) || geometry.type !== 'Point' || !Array.isArray(geometry.coordinates)) return {};
  const [longitude, latitude]: unknown[] = geometry.coordinates;
  return { '@lat': latitude, '@lon': longitude };
}

/** Overpass tables have type and number apart: `@type` node, `@id` 12. */
function ofOverpassTable(fields: Record<string, unknown>): Record<string, unknown> | null {
  if (typeof fields['@type'] !== 'string' || fields['@id'] === undefined) return null;
  return { ...fields, '@id': `${fields['@type']}/${cleanText(fields['@id'])}` };
}

/** CSV exports of nested data number their columns, `openingHours/0/day`: put together as they were. */
function gatherNumbered(fields: Record<string, unknown>): Record<string, unknown> {
  const gathered: Record<string, unknown> = {};
  const lists = new Map<string, Map<string, Record<string, unknown> | unknown>>();
  for (const [name, value] of Object.entries(fields)) {
    const [, list, index, field] = /^([^/]+)\/(\d+)(?:\/([^/]+))?$/.exec(name) ?? [];
    if (list === undefined || index === undefined) {
      gathered[name] = value;
    } else if (value !== '') {
      const items = lists.get(list) ?? new Map<string, unknown>();
      const item = items.get(index);
      items.set(index, field === undefined ? value : { ...(isRecord(item) ? item : {}), [field]: value });
      lists.set(list, items);
    } else if (!lists.has(list)) {
      lists.set(list, new Map());
    }
  }
  for (const [name, items] of lists) gathered[name] = [...items.values()];
  return gathered;
}
