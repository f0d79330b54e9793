import fc from 'fast-check';
import { expect, it } from 'vitest';
import { studiosByAddress } from './address-search.ts';
import { takeSnapshot } from './snapshot.ts';
import { studioRow } from './studio-row.ts';

it('finds what a look at each address finds, in the same order', () => {
  const part = fc.constantFrom('grünerløkka', 'gata 1', 'ga', 'a', '', '0155 oslo');
  fc.assert(
    fc.property(fc.array(fc.array(part, { maxLength: 3 }), { maxLength: 12 }), part, (addresses, wanted) => {
      const rows = addresses.map((parts, index) =>
        studioRow.parse({ name: `S${index}`, place_id: `p${index}`, address: parts.join(', ') }),
      );
      const snapshot = takeSnapshot(rows, new Date(0));
      const expected = snapshot.studios.filter((_, index) => snapshot.addressKeys[index]?.includes(wanted));
      if (wanted !== '') expect(studiosByAddress(snapshot)(wanted)).toEqual(expected);
    }),
  );
});
