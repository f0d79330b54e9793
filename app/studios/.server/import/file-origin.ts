import { type Origin, type OriginId, originOf } from '../../rules/provenance.ts';
import type { SourceText } from './source-text.ts';
import { openStreetMap, type Source } from './sources.ts';

const scrapers = /scraper|outscraper/i;

/**
 * Where the rows of a file come from, and when that was so: what an Overpass answer says of itself, else when the file was
 * last written. The same file always gives the same, so that a second import of it changes nothing.
 */
export function originOfFile(text: Pick<SourceText, 'head' | 'writtenOn'>, source: Source): Origin {
  const [, stated] = /"timestamp_osm_base"\s*:\s*"(\d{4}-\d{2}-\d{2})T/.exec(text.head) ?? [];
  return originOf(idOf(source), stated ?? text.writtenOn.toISOString().slice(0, 10));
}

function idOf({ name }: Source): OriginId {
  if (name === openStreetMap) return 'osm';
  return scrapers.test(name) ? 'google' : 'owner';
}
