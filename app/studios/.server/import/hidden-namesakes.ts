import { cityKey as fold, tidyPlace } from '../../rules/city.ts';
import { byOwner } from '../../rules/hidden.ts';
import type { StudioRow } from '../../rules/studio-row.ts';

type Place = Pick<Partial<StudioRow>, 'name' | 'address'>;

interface Hidden<Row> {
  readonly known: Row;
  readonly address: string;
  readonly isSamePlace: boolean;
}

/** The studios that the owner has hidden, by name and town: a later list may spell their addresses otherwise. */
export function createHiddenNamesakes<Row>() {
  const byTown = new Map<string, { known: Row; address: string; street: string }[]>();
  return {
    know: ({ name, address, hidden }: StudioRow, known: Row): void => {
      if (hidden !== byOwner) return;
      const { key, street } = placeOf({ name, address });
      const there = byTown.get(key) ?? [];
      there.push({ known, address: address ?? '', street });
      byTown.set(key, there);
    },

    /** The one at the same place, else any in the same town. */
    find: (row: Place): Hidden<Row> | undefined => {
      const { key, street } = placeOf(row);
      const there = (byTown.get(key) ?? []).map((each) => ({ ...each, isSamePlace: each.street === street }));
      return there.find(({ isSamePlace }) => isSamePlace) ?? there[0];
    },
  };
}

/** `Storgata 1, Oslo` and `storgata 1, 0155 OSLO, Norge` are one place, also where the specification reads no city from one. */
function placeOf({ name, address }: Place): { key: string; street: string } {
  const parts = (address ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:norge|noreg|norway)$/iu.test(part));
  const town = parts.length > 1 ? tidyPlace((parts.at(-1) ?? '').replace(/^(?:NO?[- ]?)?\d{4}\s+/iu, '')) : '';
  return { key: `${fold(name ?? '')}\n${fold(town)}`, street: fold(parts[0] ?? '') };
}
