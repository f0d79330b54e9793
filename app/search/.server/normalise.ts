/** A longer word is no word: it is cut, so that no comparison with it takes long. */
const wordLimit = 40;

/** Letters of one sound and their spellings on a keyboard without them: `ae`, `oe` and `aa` as well as `o` and `a`. */
const foldedLetters: ReadonlyMap<string, string> = new Map([
  ['æ', 'e'],
  ['ä', 'e'],
  ['ae', 'e'],
  ['ø', 'o'],
  ['ö', 'o'],
  ['oe', 'o'],
  ['å', 'a'],
  ['aa', 'a'],
  ['ð', 'd'],
  ['đ', 'd'],
  ['ß', 'ss'],
]);

/** Where the words of a text begin and end: runs of letters, their marks and digits, apostrophes within included. */
export function wordSpans(text: string): { readonly word: string; readonly start: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}](?:['’]?[\p{L}\p{M}\p{N}])*/gu), ({ 0: word, index }) => ({
    word,
    start: index,
  }));
}

/** The words of a text, folded, in their order. */
export function foldedWords(text: string): string[] {
  return wordSpans(text.normalize('NFC')).map(({ word }) => fold(word));
}

/**
 * A word as every spelling of it shares it: lower case, no marks, no æ, ø, å.
 *
 *     Tāḍāsana → tadasana   søvn, soevn → sovn   Ålesund, Aalesund → alesund   knær, knaer → kner
 */
export function fold(word: string): string {
  return (
    word
      .slice(0, wordLimit)
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[æä]|ae|[øö]|oe|å|aa|[ðđß]/gu, (letter) => foldedLetters.get(letter) ?? letter)
      .normalize('NFKD')
      .replaceAll(/[\p{M}'’]/gu, '')
      // One letter can stand for many: ﷺ for eighteen.
      .slice(0, wordLimit)
  );
}
