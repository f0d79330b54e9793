/** A drawing of the site; an owner's photograph lies elsewhere and is not shown among the answers. */
export function ownPicture(image: string): string | undefined {
  return image.startsWith('/') ? image : undefined;
}

/** Strong flow → Strongflow: as those write it who do not know where a word ends. */
export function joined(title: string): string {
  return title.replaceAll(/[\s-]+/gu, '');
}

/** The paragraphs, list items and headings of our own compiled Markdown, as plain text. */
export function paragraphsOf(html: string): readonly string[] {
  return html
    .split(/<\/(?:p|li|h\d|td|blockquote)>/u)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .map((part) =>
      part
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll(/&(?:quot|#x22);/gu, '"')
        .replaceAll('&amp;', '&'),
    )
    .filter((part) => part !== '');
}
