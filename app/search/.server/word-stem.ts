import { stemmer } from '@orama/stemmers/norwegian';
import { searchWords } from '#content';

/** Words whose forms no ending explains, folded: form → the form that stands for them all. */
const irregularForms: ReadonlyMap<string, string> = new Map(
  Object.entries(searchWords.irregularForms).flatMap(([stem, forms]) =>
    [stem, ...forms].map((form) => [form, stem] as const),
  ),
);

/**
 * What the inflected forms of a folded word share: `stillingene` → `stilling`. A form that the stemmer shortens in
 * two steps (`morgenen`, `morgen`, `morg`) ends where the shorter form ends.
 */
export function stemOf(word: string): string {
  const irregular = irregularForms.get(word);
  if (irregular !== undefined) return irregular;
  // The stemmer does not know the plural of those who do something: krigerne, lærerne (but kjerne, hjerne).
  const shorter = stemmer(word.replace(/(?<!j)erne$/u, 'er'));
  return shorter === word || shorter.length < 3 ? word : stemOf(shorter);
}
