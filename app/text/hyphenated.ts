/**
 * A title as an address: lower case, hyphens for what is not a letter or a digit. In three spellings:
 * with æ, ø, å as typed, folded to one letter (`sovn`), and folded to two (`soevn`).
 */
export function hyphenated(title: string): readonly string[] {
  const typed = title
    .normalize('NFC')
    .toLocaleLowerCase('nb')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');
  return [typed, fold(typed, { æ: 'ae', ø: 'o', å: 'a' }), fold(typed, { æ: 'ae', ø: 'oe', å: 'aa' })];
}

function fold(text: string, letters: Readonly<Record<string, string>>): string {
  return text.replaceAll(/[æøå]/gu, (letter) => letters[letter] ?? letter);
}
