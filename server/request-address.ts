import { generatePath } from 'react-router';

/** Longer than any path of the site. What is longer stands for nothing, and nothing is remembered of it. */
const longestPath = 1000;

/**
 * The one spelling of a path: without empty segments and without a slash at the end (`//yoga//typer/` → `/yoga/typer`),
 * and percent-encoded as the site's own links are (`/%79oga` → `/yoga`). Always on this host. A path that cannot be
 * decoded keeps its encoding.
 */
export function tidyPath(path: string): string {
  const segments = path.split('/').filter(Boolean);
  return `/${(isDecodable(path) ? segments.map(encodedAsInLinks) : segments).join('/')}`;
}

/** False for a path that stands for no text, such as `/%E0%A4%A`, or is too long to be one of the site's. */
export function isPossible(path: string): boolean {
  return path.length <= longestPath && isDecodable(path);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function encodedAsInLinks(segment: string): string {
  return generatePath('/:segment', { segment: decodeURIComponent(segment) }).slice(1);
}

/**
 * The origin that a form was served from. Behind a proxy that ends TLS the request itself says http: when it
 * names the site's own host, the site's own origin counts.
 */
export function requestOrigin(host: string, siteUrl: string): string {
  return host === new URL(siteUrl).host ? siteUrl : `http://${host}`;
}
