/** Long enough to say what is most often asked, and short enough for one line on a phone. */
const careLetters = 26;

/** What to mind, in one line: those who should leave the pose out come first. */
export function careLine(conditions: readonly { readonly name: string }[]): string {
  const names = conditions.map(({ name }) => name.toLowerCase());
  const shown = names.filter(
    (_name, index) => index === 0 || names.slice(0, index + 1).join(', ').length <= careLetters,
  );
  if (shown.length === 0) return 'Forsiktighet';
  return `Forsiktighet: ${shown.join(', ')}${shown.length < names.length ? ' og mer' : ''}`;
}
