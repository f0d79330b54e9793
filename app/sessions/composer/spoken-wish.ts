import type { Need, Place } from './knowledge.ts';
import { longestMinutes, shortestMinutes, usualWish, type Wish } from './wish.ts';

const needWords: readonly (readonly [RegExp, Need])[] = [
  [/^(rygg|ryggen|korsrygg|korsryggen)$/u, 'rygg'],
  [/^(nakke|nakken|skulder|skulderen|skuldre|skuldrene)$/u, 'nakke'],
  [/^(hofte|hoften|hofter|hoftene)$/u, 'hofter'],
  [/^(bein|beina|ben|bena|lår|lårene|legger)$/u, 'bein'],
  [/^(ro|rolig|stress|avspenning|avslapping)$/u, 'ro'],
  [/^(energi|våken|opplagt|morgen)$/u, 'energi'],
  [/^(søvn|sovn|sove|kveld|leggetid)$/u, 'sovn'],
  [/^(styrke|sterk|styrkende)$/u, 'styrke'],
];
const placeWords: readonly (readonly [RegExp, Place])[] = [
  [/^(kontor|kontoret|jobb|jobben|pc|pult)$/u, 'kontor'],
  [/^(stol|stolen|sittende)$/u, 'stol'],
  [/^(seng|senga|sengen)$/u, 'seng'],
  [/^(matte|matta|matten)$/u, 'matte'],
];
const glue = /^(min|minutt|minutter|m|for|på|i|økt|yoga|yogaøkt|med|og|en|til|mot)$/u;

/**
 * The wish in a few words such as `10 min nakke kontor`; null where they say less than two of what, how long and where,
 * or anything else besides.
 */
export function wishInWords(text: string): Wish | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .flatMap(apart);
  const number = words.find((word) => /^\d{1,2}$/u.test(word));
  const minutes = number === undefined ? undefined : Number(number);
  const need = firstOf(needWords, words);
  const place = firstOf(placeWords, words);
  const rest = words.filter((word) => word !== number && !glue.test(word) && !isKnown(word));
  const said = [minutes, need, place].filter((part) => part !== undefined).length;
  if (said < 2 || rest.length > 0) return null;
  if (minutes !== undefined && !(minutes >= shortestMinutes && minutes <= longestMinutes)) return null;
  return {
    ...usualWish,
    ...(minutes !== undefined && { minutes }),
    ...(need && { need }),
    ...(place && { place }),
  };
}

/** `10min` as two words. */
function apart(word: string): string[] {
  const [, digits, rest] = /^(\d+)(\p{L}+)$/u.exec(word) ?? [];
  return digits && rest ? [digits, rest] : [word];
}

function firstOf<Value>(known: readonly (readonly [RegExp, Value])[], words: readonly string[]): Value | undefined {
  return known.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1];
}

function isKnown(word: string): boolean {
  return [...needWords, ...placeWords].some(([pattern]) => pattern.test(word));
}
