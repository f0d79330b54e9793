import type { Rule } from './care-rules.ts';
import type { PlannedItem } from './compose.ts';

const backbends = ['sfinksen', 'bhujangasana', 'salabhasana', 'setu-bandha-sarvangasana', 'halv-bro'];
const folds = ['balasana', 'knaerne-mot-brystet'];
const lyingTwists = ['liggende-vridning', 'supta-matsyendrasana'];
const foldSeconds = 40;
/** Sore knees are folded for no longer. */
const soreFoldSeconds = 30;
/** With these none of the folds is allowed. */
const neverFolded = ['beinskjorhet', 'hofte', 'rygg'];
const onAllFours = ['fuglehunden', 'lavt-utfall', 'planken', 'svanen', 'adho-mukha-svanasana'];

/** What comes before something and after it: the rest of `composition-errors.ts`. */
export const sequenceRules: Readonly<Record<string, Rule>> = {
  'a fold follows the last backbend, before a lying twist and the rest': ({ plan, wish: { conditions } }) => {
    const last = plan.findLastIndex(isOneOf(backbends));
    if (last < 0 || conditions.some((id) => neverFolded.includes(id))) return [];
    const later = plan.slice(last + 1);
    const twist = later.findIndex(isOneOf(lyingTwists));
    const before = twist < 0 ? later : later.slice(0, twist);
    const least = conditions.includes('kne') ? soreFoldSeconds : foldSeconds;
    const isFolded = before.some((planned) => isOneOf(folds)(planned) && planned.holdSeconds >= least);
    return isFolded ? [] : [plan.map(({ item }) => item.id).join(', ')];
  },

  'the locust comes after a milder backbend': ({ plan }) => {
    const at = plan.findIndex(isOneOf(['salabhasana']));
    const isMild = plan.slice(0, Math.max(0, at)).some(isOneOf(['sfinksen', 'bhujangasana']));
    return at < 0 || isMild ? [] : [plan.map(({ item }) => item.id).join(', ')];
  },

  'on all fours the cat and the cow come first': ({ plan, wish: { conditions } }) => {
    // Brittle bones are not rounded under weight: they have no cat.
    if (conditions.includes('beinskjorhet')) return [];
    const cat = plan.findIndex(isOneOf(['katten-og-kua']));
    return plan
      .filter((planned, index) => isOneOf(onAllFours)(planned) && (cat < 0 || cat > index))
      .map(({ item }) => item.id);
  },

  'brittle bones do not bend to the side on free feet': ({ plan, wish }) =>
    wish.conditions.includes('beinskjorhet')
      ? plan.filter(isOneOf(['sideboy-staende'])).map(({ item }) => item.id)
      : [],
};

function isOneOf(ids: readonly string[]): (planned: PlannedItem) => boolean {
  return ({ item }) => ids.includes(item.id);
}
