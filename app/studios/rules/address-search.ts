import { LRUCache } from 'lru-cache';
import { memoizeByObject } from './memoize-by-object.ts';
import type { DirectorySnapshot } from './snapshot.ts';
import type { Studio } from './studio.ts';

/** Answers that are kept for each snapshot, so that paging and filtering search once. */
const maxCachedAnswers = 20;

const answers = memoizeByObject(({ studios, addressKeys }: DirectorySnapshot) => {
  return new LRUCache<string, readonly Studio[]>({
    max: maxCachedAnswers,
    memoMethod: (key) => studios.filter((_, index) => addressKeys[index]?.includes(key)),
  });
});

/** The studios whose address contains a key (see `cityKey`), in the order of the snapshot: some ms for 50,000. */
export function studiosByAddress(key: string, snapshot: DirectorySnapshot): readonly Studio[] {
  return answers(snapshot).memo(key);
}
