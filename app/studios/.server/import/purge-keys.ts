import { hash } from 'node:crypto';
import { cityKey as fold } from '../../rules/city.ts';
import { idsOf } from '../../rules/origin.ts';
import type { StudioRow } from '../../rules/studio-row.ts';

/** What is kept of a purged row so that no import brings it back: digests that nobody can read it from. */
export function purgeKeysOf({ place_id, name, address }: Partial<StudioRow>): string[] {
  const place = place_id ?? null;
  const texts = [
    ...(place === null ? [] : idsOf(place).map((id) => `place ${id}`)),
    ...(typeof name === 'string' && typeof address === 'string' ? [`name ${fold(name)}\n${fold(address)}`] : []),
  ];
  return texts.map((text) => hash('sha256', text, 'base64url'));
}
