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
  return `/${(decoded(segments)?.map(asInLinks) ?? segments).join('/')}`;
}

/** False for a path that stands for no text, such as `/%E0%A4%A`, or is too long to be one of the site's. */
export function isPossible(path: string): boolean {
  return path.length <= longestPath && decoded([path]) !== null;
}

/** The bundler takes out a call whose result nobody uses, the error that it may throw and all: so the result is used. */
function decoded(segments: readonly string[]): string[] | null {
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

function asInLinks(segment: string): string {
  return generatePath('/:segment', { segment }).slice(1);
}

/**
 * The origin that a form was served from. Behind a proxy that ends TLS the request itself says http: when it
 * names the site's own host, the site's own origin counts.
 */
export function requestOrigin(host: string, siteUrl: string): string {
  return host === new URL(siteUrl).host ? siteUrl : `http://${host}`;
}
