/** What a feed reader shows of a text; everything else is there for the page's own style and script. */
const shown = new Set([
  'a',
  'blockquote',
  'br',
  'dd',
  'dl',
  'dt',
  'em',
  'h2',
  'h3',
  'h4',
  'img',
  'li',
  'ol',
  'p',
  'strong',
  'ul',
]);

/**
 * Our own rendered HTML as it is sent in a feed: text, headings, lists and links, without what only the page can do
 * (its contents list, classes, wrappers). Links and pictures lead where they lead on the page, as absolute addresses.
 */
export function feedContent(html: string, pageUrl: string): string {
  return html
    .replaceAll(/<nav\b.*?<\/nav>/gsu, '')
    .replaceAll(/<(\/?)([a-z\d]+)((?:\s[^>]*)?)>/gu, (_, closing: string, name: string, attributes: string) => {
      if (!shown.has(name)) return '';
      return `<${closing}${name}${addresses(attributes, pageUrl)}>`;
    });
}

function addresses(attributes: string, pageUrl: string): string {
  return [...attributes.matchAll(/\b(href|src|alt)="([^"]*)"/gu)]
    .map(([, name, value = '']) => ` ${name}="${name === 'alt' ? value : new URL(value, pageUrl).href}"`)
    .join('');
}
