/** What stands under one heading of a page, as it is read aloud. */
export interface PartToRead {
  readonly heading: string;
  /** The heading is the first. */
  readonly sentences: readonly string[];
}

/** What a page says, part by part, in the order in which it stands there; what is folded too, without its contents. */
export function partsToRead(page: ParentNode): PartToRead[] {
  const parts: { heading: string; sentences: string[] }[] = [];
  for (const element of page.querySelectorAll('h1, h2, h3, summary, p, li')) {
    if (element.closest('nav, island-root, [hidden], [aria-hidden="true"]')) continue;
    if (element.nextElementSibling?.matches('nav')) continue;
    // A list item is read by what it is made of, a heading with the line that folds it.
    if (element.querySelector('p, li') || element.parentElement?.closest('p, summary')) continue;
    const text = (element.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
    if (text === '') continue;
    if (element.matches('h1, h2, summary')) parts.push({ heading: text, sentences: [text] });
    else parts.at(-1)?.sentences.push(...sentencesOf(text));
  }
  return parts;
}

/** One by one: a browser stops in a text that is too long for its voice. */
function sentencesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return [text];
  const segments = new Intl.Segmenter('nb', { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim());
}
