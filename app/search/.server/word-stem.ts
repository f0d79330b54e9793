import { stemmer } from '@orama/stemmers/norwegian';

/** Words whose forms no ending explains, folded: form → the form that stands for them all. */
const irregularForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ben: 'bein benet beinet bena beina benene beinene',
    fot: 'foten fotter fottene',
    hand: 'handa handen hender hendene',
    kne: 'kneet kneer kner kneene knerne',
    lar: 'laret lara larene',
    skulder: 'skulderen skuldra skuldre skuldrer skuldrene',
    tre: 'treet trer trerne',
    ta: 'taen ter terne',
    natt: 'natta natten netter nettene',
    sovn: 'sovnen',
    sov: 'sove sover sovet sovna sovne sovner sovnet',
    barn: 'barna barnas barnet barnets',
    stress: 'stressa stresse stresser stresset stressede',
    hofte: 'hofta hoften hofter hoftene',
    by: 'byen byer byene',
  }).flatMap(([stem, forms]) => [stem, ...forms.split(' ')].map((form) => [form, stem] as const)),
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
