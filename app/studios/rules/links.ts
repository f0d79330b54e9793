export type Link = { text: string; href: string };

/** An address on the web as a link; null for anything but http(s), and for one that carries a password. */
export function readWebLink(text: string | null): Link | null {
  const url = parseUrl(text);
  return url === null ? null : { text: url.hostname.replace(/^www\./, ''), href: url.href };
}

/** A picture that a studio page may show: an https address, or one of the site's own drawings. */
export function readPicture(text: string | null): string | null {
  if (text !== null && /^\/bilder\/[\w-]+\.svg$/.test(text)) return text;
  const url = parseUrl(text);
  return url?.protocol === 'https:' ? url.href : null;
}

/** The row's own maps link, else a search for the studio by name and address. */
export function mapsLinkOf(link: string | null, name: string, address: string): string {
  const query = [name, address].filter((part) => part !== '').join(', ');
  return parseUrl(link)?.href ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}

function parseUrl(text: string | null): URL | null {
  if (text === null || /\s/.test(text)) return null;
  const bareHost = /^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]|$)/u.test(text);
  const url = URL.parse(bareHost ? `https://${text}` : text);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url : null;
}
