import { cityKey } from '../../rules/city.ts';
import { atOnce } from '../../rules/incremental.ts';
import { assignSlugs, studioSlug } from '../../rules/slug.ts';
import { toStudio } from '../../rules/studio.ts';
import type { StoredRow } from '../import/studio-table.ts';

/** Whether the address of a studio's page can begin with its name and be this one. */
export function mayHaveSlug({ row }: StoredRow, slug: string): boolean {
  const plain = studioSlug(row.name ?? '');
  return slug === plain || slug.startsWith(`${plain}-`);
}

/** Which of the studios that may have it has the slug: as the pages give them out. */
export function bySlug(candidates: readonly StoredRow[], slug: string): StoredRow | undefined {
  const studios = candidates.map((stored) => ({ ...toStudio(stored.row), stored }));
  return atOnce(assignSlugs(studios)).find((studio) => studio.slug === slug)?.stored;
}

/** By the whole address, or by its beginning up to a comma: `Storgata 1` is not `Storgata 10, 0155 Oslo`. */
export function isAt({ row }: StoredRow, address: string): boolean {
  const [there, wanted] = [cityKey(row.address ?? ''), cityKey(address)];
  return there === wanted || there.startsWith(`${wanted},`);
}

/** What names each of some studios with the same name and no other of them, as it is typed in a shell. */
export function tellApart(alike: readonly StoredRow[]): string[] {
  return alike.map((stored) => {
    const { name, address, place_id } = stored.row;
    const isAlone = address !== null && alike.filter((other) => isAt(other, address)).length === 1;
    if (isAlone) return `${shellWord(name ?? '')} ${shellWord(address)}`;
    return place_id === null ? `${shellWord(name ?? '')} without an address` : shellWord(place_id);
  });
}

/** What others wrote must do nothing in the shell that it is pasted into. */
export function shellWord(text: string): string {
  return /["$`\\!]/u.test(text) ? `'${text.replaceAll("'", `'\\''`)}'` : `"${text}"`;
}
