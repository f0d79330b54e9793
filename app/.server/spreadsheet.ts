/**
 * Where a spreadsheet may see a cell begin, and what stands there before a formula. A Norwegian Excel parts cells by
 * semicolons, and the quotes of a comma-separated file then hold neither a semicolon nor a line together. Line breaks and
 * tabs are breaks and not blanks, so that a run of them is read once.
 */
const cellStart = `(^|[;\\t\\r\\n])((?:[^\\S\\t\\r\\n]|")*)`;
const formula = `(?='*[=+\\-@＝＋－＠])`;
const formulas = new RegExp(cellStart + formula, 'g');
const ledFormulas = new RegExp(`${cellStart}'${formula}`, 'g');

/**
 * A text as it may stand in a table for spreadsheets: what one would take for a formula is led by an apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection). For every table that leaves the house.
 */
export function withoutFormulas(text: string): string {
  return text.replace(formulas, "$1$2'");
}

/** The text that `withoutFormulas` was given. In a text that it was not given, an apostrophe before a formula is lost. */
export function withFormulas(text: string): string {
  return text.replace(ledFormulas, '$1$2');
}
