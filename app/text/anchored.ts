import { hyphenated } from './hyphenated.ts';

interface Anchored {
  /** The same text, with an id on each heading of its parts. */
  readonly html: string;
  readonly parts: readonly { readonly id: string; readonly heading: string }[];
}

/** A compiled text whose parts can be led to; an id is made of the words, so that it stays when a part moves. */
export function anchored(html: string): Anchored {
  const parts: { id: string; heading: string }[] = [];
  const withIds = html.replaceAll(/<h2>([^<]+)<\/h2>/gu, (_match, heading: string) => {
    const id = idOf(heading);
    parts.push({ id, heading });
    return `<h2 id="${id}">${heading}</h2>`;
  });
  return { html: withIds, parts };
}

function idOf(heading: string): string {
  const [, ascii = ''] = hyphenated(heading);
  return ascii;
}
