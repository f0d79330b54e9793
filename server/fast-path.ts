import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { PageCache } from './page-cache.ts';
import { requestDetails } from './request-details.ts';
import type { StoredResponse } from './stored-response.ts';

type Settings = {
  readonly staticFiles: ReadonlyMap<string, StoredResponse>;
  readonly pages: Pick<PageCache, 'peek'>;
  readonly log: (event: string, details: Record<string, unknown>) => void;
};

/** Answers what needs no thought and says true; has touched nothing when it says false. */
export type FastPath = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

const maxKnownHosts = 100;

/**
 * Sends files and pages that are in memory under exactly the address that was asked for, with the status, headers and
 * line in the log that the pipeline gives them. Any other spelling, method or page is left to the pipeline: in memory
 * stand only addresses that it has tidied, and tidying one again changes nothing.
 */
export function createFastPath({ staticFiles, pages, log }: Settings): FastPath {
  const hosts = new LRUCache<string, boolean>({ max: maxKnownHosts, memoMethod: isUsualHost });

  return (incoming, outgoing) => {
    const start = performance.now();
    const { method, url = '', headers } = incoming;
    if ((method !== 'GET' && method !== 'HEAD') || hasBody(headers) || !hosts.memo(headers.host ?? '')) return false;
    const file = staticFiles.get(url);
    const stored = file ?? pages.peek(url);
    if (!stored) return false;
    const ifNoneMatch = headers['if-none-match'] ?? null;
    const answer = stored.plainAnswer({ acceptEncoding: textOf(headers['accept-encoding']), ifNoneMatch });
    const { status } = answer;
    const [pathname = ''] = url.split('?', 1);
    const kind = file ? 'file' : 'page';
    const { referer, host, 'user-agent': userAgent } = headers;
    log('request', requestDetails({ kind, method, pathname, status, start, cache: 'hit', referer, userAgent, host }));
    outgoing.writeHead(status, [...answer.headers]);
    outgoing.end(method === 'HEAD' ? undefined : answer.body, 'latin1');
    return true;
  };
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Where it is not, the pipeline decides what is wrong with it. */
function isUsualHost(host: string): boolean {
  return /^[a-z0-9.-]+(:\d+)?$/.test(host) && URL.canParse(`http://${host}`);
}

function textOf(header: string | string[] | undefined): string | null {
  return header === undefined ? null : String(header);
}
