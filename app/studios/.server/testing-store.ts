import { type StudioRow, studioRow } from '../rules/studio-row.ts';

/** What a store may take at most before it gives up by itself. */
export const slowMs = 10_000;

/** A store whose table and health the test holds in its hands. */
export function fakeStore() {
  return {
    rows: [{ name: 'Sol Yoga', address: 'Eksempelgata 1, 0155 Oslo', place_id: 'a' }] as readonly Partial<StudioRow>[],
    isDown: false,
    isSlow: false,
    asked: [] as string[],
    loads: 0,
    async allStudios() {
      this.loads += 1;
      if (this.isDown) throw new Error('database is gone');
      return this.rows.map((row) => studioRow.parse(row));
    },
    async studioByName(name: string) {
      this.asked.push(name);
      if (this.isSlow) return new Promise<null>((resolve) => setTimeout(() => resolve(null), slowMs));
      if (this.isDown) throw new Error('database is gone');
      const row = this.rows.find((each) => each.name?.toLowerCase() === name.toLowerCase());
      return row === undefined ? null : studioRow.parse(row);
    },
  };
}
