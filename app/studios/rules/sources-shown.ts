import { osloDate } from './oslo-time.ts';
import { type OriginId, origins, type Provenance, type StudioField } from './provenance.ts';
import type { Studio } from './studio.ts';
import { shownColumns } from './studio-row.ts';

/** What a visitor is told of where a studio's facts come from. */
export interface ShownSources {
  /** `Opplysninger fra OpenStreetMap, sist kontrollert 22. november 2026.` */
  readonly line: string;
  /** Whether nobody has looked at them for more than a year. */
  readonly isOld: boolean;
  readonly entries: readonly ShownSource[];
}

export interface ShownSource {
  readonly label: string;
  readonly licence: string | null;
  /** `22. november 2026` */
  readonly checked: string;
  /** `adresse, telefon og nettsted` */
  readonly fields: string;
}

const yearMs = 366 * 86_400_000;

/** What has no label of its own on the page. */
const fieldNames: Readonly<Partial<Record<StudioField, string>>> = {
  name: 'navn',
  address: 'adresse',
  description: 'omtale',
  categories: 'stiler',
  workday_timing: 'åpningstider',
  is_temporarily_closed: 'midlertidig stengt',
  review_keywords: 'stikkord',
  rating: 'vurdering',
  reviews: 'antall anmeldelser',
  phone: 'telefon',
  website: 'nettsted',
  link: 'kartlenke',
  featured_image: 'bilde',
  position: 'plassering',
  organisation_number: 'at virksomheten er registrert',
  municipality: 'kommune',
  timetable: 'timeplan',
};

const list = new Intl.ListFormat('nb', { type: 'conjunction' });

function nameOf(field: StudioField): string {
  return (
    fieldNames[field] ?? shownColumns.find(({ column }) => column === field)?.label.toLocaleLowerCase('nb') ?? field
  );
}

/** Null where nobody has written down where the row comes from. */
export function sourcesShown(provenance: Provenance, now: Date): ShownSources | null {
  const bySize = provenance.toSorted((a, b) => b.fields.length - a.fields.length);
  const [main] = bySize;
  if (main === undefined) return null;
  const entries = bySize.map(({ source, licence, checked, fields }) => ({
    label: origins[source].label,
    licence,
    checked: dateOf(checked),
    fields: list.format(fields.map(nameOf)),
  }));
  return {
    line: `Opplysninger fra ${origins[main.source].label}, sist kontrollert ${dateOf(main.checked)}.`,
    isOld: now.getTime() - Date.parse(main.checked) > yearMs,
    entries,
  };
}

/** The sources whose licence asks to be named where any of these studios is shown. */
export function creditsOf(studios: readonly Pick<Studio, 'placeId' | 'provenance'>[]): readonly OriginId[] {
  const sources = new Set(studios.flatMap(({ provenance }) => provenance.map(({ source }) => source)));
  if (studios.some(({ placeId }) => isOpenStreetMapId(placeId))) sources.add('osm');
  return credited.filter((source) => sources.has(source));
}

const credited = ['osm', 'kartverket', 'brreg'] as const;

/** Rows that were brought in before their fields had sources, or with other tools. */
function isOpenStreetMapId(placeId: string | null): boolean {
  return /^(?:osm:)?(?:node|way|relation)\/\d/.test(placeId ?? '');
}

/** Whose rating it is; null where nobody can be named, and then it is not shown. */
export function ratingSource({
  provenance,
  mapsLink,
}: Pick<Studio, 'provenance' | 'mapsLink'>): { label: string; href: string } | null {
  const source = provenance.find(({ fields }) => fields.includes('rating'))?.source;
  // The table's columns are those of a Google Maps scraper: a rating in an owner's own file, or of a row without sources,
  // is from there too.
  const isGoogles = source === 'google' || source === 'owner' || provenance.length === 0;
  return isGoogles ? { label: origins.google.label, href: mapsLink } : null;
}

/** Noon, so that no time zone makes another day of it. */
function dateOf(day: string): string {
  return osloDate(new Date(`${day}T12:00:00Z`));
}
