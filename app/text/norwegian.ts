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
  // Nearly all that a browser writes: it takes up to 30 ms to make its first format.
  if (decimals === 0 && Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
  return formatOf(decimals).format(value);
}

/** To make one takes longer than to write a hundred numbers with it. */
const formats: Intl.NumberFormat[] = [];

function formatOf(decimals: number): Intl.NumberFormat {
  formats[decimals] ??= new Intl.NumberFormat('nb', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return formats[decimals];
}

/** Upper-cases the first letter; æ, ø and å included. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('nb') + text.slice(1);
}

/** At most `length` UTF-16 units, cut at a word and closed by an ellipsis where anything was left out. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = cutWhole(text, length - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[.,;:]$/u, '')}…`;
}

/** At most `length` UTF-16 units, never cut within what is read as one character: an emoji of several, a letter and its marks. */
export function cutWhole(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('nb').segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
