/** A path without empty segments and without a slash at the end: `//yoga//typer/` → `/yoga/typer`. Always on this host. */
export function tidyPath(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** False for a path such as `/%E0%A4%A`, which stands for no text. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The origin that a form was served from. Behind a proxy that ends TLS the request itself says http: when it
 * names the site's own host, the site's own origin counts.
 */
export function requestOrigin(host: string, siteUrl: string): string {
  return host === new URL(siteUrl).host ? siteUrl : `http://${host}`;
}
