import type { Pose, YogaClass } from '#content';

export const classLevelNames: Readonly<Record<YogaClass['level'], string>> = {
  lett: 'Lett',
  middels: 'Middels',
  krevende: 'Krevende',
};

export const poseLevelNames: Readonly<Record<Pose['level'], string>> = {
  beginner: 'Nybegynner',
  intermediate: 'Middels',
  advanced: 'Avansert',
};

/** `1 yogastudio`, `12 yogastudioer`. */
export function counted(count: number, singular: string, plural: string): string {
  return `${numeral(count)} ${count === 1 ? singular : plural}`;
}

/** A number as written in Norwegian: decimal comma, a narrow space between thousands. */
export function numeral(value: number, decimals: 0 | 1 = 0): string {
  return (decimals === 0 ? wholeNumbers : tenths).format(value);
}

/** To make one takes longer than to write a hundred numbers with it. */
const wholeNumbers = numeralFormat(0);
const tenths = numeralFormat(1);

function numeralFormat(decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat('nb', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Upper-cases the first letter; æ, ø and å included. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
}

/** At most `length` characters, cut at a word and closed by an ellipsis where anything was left out. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[.,;:]$/u, '')}…`;
}

/** Sorts names as a Norwegian index does: æ, ø, å last, upper and lower case alike. */
export const byNorwegianName = new Intl.Collator('nb', { sensitivity: 'base', numeric: true }).compare;
