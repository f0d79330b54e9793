import { tidyPlace } from '../../rules/city.ts';
import { noAddress } from '../../rules/hidden.ts';
import { readPosition, type StudioPosition, writePosition } from '../../rules/position.ts';
import {
  entryOf,
  originOf,
  readProvenance,
  type StudioField,
  withOrigin,
  writeProvenance,
} from '../../rules/provenance.ts';
import type { StudioRow } from '../../rules/studio-row.ts';
import type { Change, StoredRow, StudioTable } from '../import/studio-table.ts';
import type { AddressService, RegisteredAddress } from './addresses.ts';
import { municipalityName, type PlacedAddress, placeAddress } from './ladder.ts';
import { isExample, type Review, reviewOf } from './review.ts';
import { readStreetAddress } from './street-address.ts';

export interface Geocoded {
  readonly changes: readonly Change[];
  readonly levels: Readonly<Record<StudioPosition['level'] | 'unknown' | 'completed', number>>;
  readonly review: readonly Review[];
}

/** So near is the house itself; further away only the postal area is told. */
const houseMetres = 100;
const areaMetres = 2000;

/**
 * Where every studio with an address lies, and in which town those lie of which only the position is known. Asks for all
 * of them before anything is changed. A position that OpenStreetMap or a person gave is left alone.
 */
export async function geocode(
  table: Pick<StudioTable, 'rows'>,
  service: AddressService,
  date: string,
  onProgress: (name: string) => void,
): Promise<Geocoded> {
  const changes: Change[] = [];
  const review: Review[] = [];
  const levels = { house: 0, street: 0, place: 0, unknown: 0, completed: 0 };
  for await (const stored of table.rows()) {
    const { row } = stored;
    if (isExample(row)) continue;
    onProgress(row.name ?? '');
    if (row.hidden === noAddress) {
      const change = await completed(stored, service, date);
      if (change === null) review.push(reviewOf(row, 'no address', 'no address lies near its position'));
      else changes.push(change);
      levels[change === null ? 'unknown' : 'completed'] += 1;
      continue;
    }
    if (isSettled(row)) {
      const change = row.municipality === null ? await withMunicipality(stored, service, date) : null;
      if (change !== null) changes.push(change);
      continue;
    }
    if (row.address === null) continue;
    const position = await placeAddress(row.address, service);
    levels[position?.level ?? 'unknown'] += 1;
    if (position === null) review.push(reviewOf(row, 'address not found', row.address));
    const change = position === null ? null : moved(stored, position, date);
    if (change !== null) changes.push(change);
  }
  return { changes, levels, review };
}

/** Another source than the address service has told where it lies. */
function isSettled({ position, provenance }: StudioRow): boolean {
  const source = entryOf(readProvenance(provenance), 'position')?.source;
  return readPosition(position) !== null && source !== undefined && source !== 'kartverket';
}

function moved({ id, row }: StoredRow, { municipalityName, ...place }: PlacedAddress, date: string): Change | null {
  const position = writePosition(place);
  const municipality = municipalityName ?? row.municipality;
  const fields = municipalityName === null ? (['position'] as const) : (['position', 'municipality'] as const);
  const provenance = withKartverket(row, fields, date);
  const isSame = position === row.position && provenance === row.provenance && municipality === row.municipality;
  return isSame ? null : { kind: 'update', id, row: { position, municipality, provenance } };
}

/** In which municipality a position lies that another source has told. */
async function withMunicipality({ id, row }: StoredRow, service: AddressService, date: string): Promise<Change | null> {
  const position = readPosition(row.position);
  const nearest = position && (await nearestAddress(position, service));
  const municipality = nearest ? municipalityName(nearest) : null;
  if (municipality === null) return null;
  return { kind: 'update', id, row: { municipality, provenance: withKartverket(row, ['municipality'], date) } };
}

async function nearestAddress({ latitude, longitude }: StudioPosition, service: AddressService) {
  return (
    (await service.near(latitude, longitude, houseMetres))[0] ??
    (await service.near(latitude, longitude, areaMetres))[0]
  );
}

/** The studio's own street and number, where it told them, and the nearest address's postal code and town. */
async function completed({ id, row }: StoredRow, service: AddressService, date: string): Promise<Change | null> {
  const position = readPosition(row.position);
  if (position === null) return null;
  const nearest = await nearestAddress(position, service);
  const postal = nearest === undefined ? null : postalPartOf(nearest);
  if (nearest === undefined || postal === null) return null;
  const own = readStreetAddress(row.address ?? '');
  const isHouse = (nearest.meterDistanseTilPunkt ?? Number.POSITIVE_INFINITY) <= houseMetres;
  const ownStreet = own.number === null ? '' : `${own.street} ${own.number}${own.letter}`;
  const street = ownStreet || (isHouse ? nearest.adressetekst : own.street);
  const address = [street, postal].filter((part) => part !== '').join(', ');
  const municipality = municipalityName(nearest) ?? row.municipality;
  const fields = municipality === null ? (['address'] as const) : (['address', 'municipality'] as const);
  const provenance = withKartverket(row, fields, date);
  return { kind: 'update', id, row: { address, municipality, hidden: null, provenance } };
}

function postalPartOf({ postnummer, poststed }: RegisteredAddress): string | null {
  return postnummer && poststed ? `${postnummer} ${tidyPlace(poststed)}` : null;
}

function withKartverket({ provenance }: StudioRow, fields: readonly StudioField[], date: string): string | null {
  return writeProvenance(withOrigin(readProvenance(provenance), fields, originOf('kartverket', date)));
}
