import { describe, expect, it } from 'vitest';
import { drawnPicture, otherThan } from './drawn-picture.ts';
import type { Studio } from './rules/studio.ts';

const at = (name: string, address: string, position: Studio['position'] = null) =>
  drawnPicture({ name, address, position });

describe('the drawing of a studio without a picture', () => {
  it('is always the same one, and of the land that its postal code lies in', () => {
    const places = [
      ['Storgata 1, 0155 Oslo', 'by'],
      ['Storgata 1, 3110 Tønsberg', 'kyst'],
      ['Storgata 1, 2317 Hamar', 'innland'],
      ['Storgata 1, 6002 Ålesund', 'fjord'],
      ['Storgata 1, 9510 Alta', 'nord'],
      ['', 'innland'],
    ] as const;
    const wrong = places.filter(([address, place]) => !at('Sol Yoga', address).startsWith(`/bilder/hus/${place}-`));
    expect(wrong).toEqual([]);
    expect(at('Sol Yoga', 'Storgata 1, 0155 Oslo')).toBe(at('Sol Yoga', 'Storgata 1, 0155 Oslo'));
  });

  it('goes by the position where the address has no postal code', () => {
    const position = { latitude: 78.22, longitude: 15.64, level: 'house', municipality: null } as const;
    expect(at('Sol Yoga', 'Longyearbyen, Norge', position)).toContain('/hus/nord-');
  });

  it('differs from studio to studio: a hundred of one town have most of what there is to draw of it', () => {
    const drawn = Array.from({ length: 100 }, (_, index) => at(`Studio ${index}`, `Fiktivgata ${index}, 2317 Hamar`));
    expect(new Set(drawn).size).toBeGreaterThan(55);
  });

  it('never stands twice in a row', () => {
    const first = at('Sol Yoga', 'Storgata 1, 0155 Oslo');
    const next = otherThan(first, first);
    expect(next).not.toBe(first);
    expect(next).toMatch(/^\/bilder\/hus\/by-[a-z]+-[a-z]+-\d+\.svg$/);
    expect(otherThan(first, next)).toBe(first);
    expect(otherThan(first, undefined)).toBe(first);
  });
});
