import { withoutMark } from './inline-code.ts';
import type { Rendered } from './renderer.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { type StoredResponse, storedResponse } from './stored-response.ts';

/** Pages: browsers ask again each time (304 costs nothing), a cache in front may keep them and refresh them behind. */
const pageCaching = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

const decoder = new TextDecoder();
const encoder = new TextEncoder();

interface Settings {
  readonly securityHeaders: SecurityHeaders;
  /** Taken out of pages. */
  readonly scriptMark: string;
}

export type ReadyAnswer = (rendered: Rendered, caching?: string) => Promise<StoredResponse>;

/**
 * Reads a rendered answer to its end and makes it ready to send: security headers for exactly this page, and caching.
 * `caching` wins over what the page says of it.
 */
export function createReadyAnswer({ securityHeaders, scriptMark }: Settings): ReadyAnswer {
  return async ({ response, ownPath, frames }, caching) => {
    const body = new Uint8Array(await response.arrayBuffer());
    const given = Object.fromEntries(response.headers);
    const type = withCharset(given['content-type'] ?? '');
    const isPage = type.startsWith('text/html');
    const markup = isPage || type.startsWith('image/svg+xml') ? decoder.decode(body) : '';
    return storedResponse({
      status: response.status,
      ownPath,
      headers: {
        ...given,
        'cache-control': caching ?? given['cache-control'] ?? cachingFor(response.status),
        ...(type !== '' && { 'content-type': type }),
        ...securityHeaders(type, { markup, frames }),
      },
      body: isPage ? encoder.encode(withoutMark(markup, scriptMark)) : body,
    });
  };
}

/** What a page does not say of its own text is said for it: all of ours is UTF-8. */
function withCharset(type: string): string {
  return type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}

function cachingFor(status: number): string {
  if (status === 200) return pageCaching;
  return status === 404 || status === 308 ? 'public, max-age=0, s-maxage=60' : 'no-store';
}
