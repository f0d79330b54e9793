/** A text of the side that comes first, and where it names a side the same of the other one. */
export interface Sided {
  readonly text: string;
  readonly otherSide?: string;
}

const right: Readonly<Record<string, string>> = { side: 'høyre', Side: 'Høyre', other: 'venstre', Other: 'Venstre' };
const left: Readonly<Record<string, string>> = { side: 'venstre', Side: 'Venstre', other: 'høyre', Other: 'Høyre' };
const place = /\{(side|Side|other|Other)\}/gu;

/** What is written with `{side}` and `{other}`, with the right side first and the other way round. */
export function sided(template: string): Sided {
  const filled = (words: Readonly<Record<string, string>>) =>
    template.replace(place, (_, name: string) => words[name] ?? '');
  const text = filled(right);
  return text === template ? { text } : { text, otherSide: filled(left) };
}
