import { visitLabels } from './visit-labels.ts';

type Answered = {
  readonly kind: string;
  readonly method: string;
  /** Without the query, where a visitor's own words may stand. */
  readonly pathname: string;
  readonly status: number;
  /** When the request came, by `performance.now()`. */
  readonly start: number;
  readonly cache: 'hit' | 'miss' | 'pass';
  /** What the browser says of itself and of where it comes from; neither is kept. */
  readonly referer: string | undefined;
  readonly userAgent: string | undefined;
  readonly host: string | undefined;
};

const maxLoggedPathLength = 200;
/** Stands in part of a path that is somebody's e-mail address, encoded once or more often. */
const at = /@|%(?:25)*40/u;
/** As many digits as a telephone number or a national identity number has, with what people put between them. */
const number = /\d(?:(?:[ .+-]|%20)?\d){7,}/gu;

/** What the log tells of a request, and the metrics count, whichever way it was answered. */
export function requestDetails({ kind, method, pathname, status, start, cache, referer, userAgent, host }: Answered) {
  const milliseconds = Math.round((performance.now() - start) * 10) / 10;
  const visit = kind === 'page' ? visitLabels({ referer, userAgent, host }) : {};
  return { kind, method, path: loggedPath(pathname), status, milliseconds, cache, ...visit };
}

/** A path as it may stand in the log: whatever a stranger has typed into it, no e-mail address and no long number. */
export function loggedPath(pathname: string): string {
  const parts = pathname.slice(0, 2 * maxLoggedPathLength).split('/');
  const shown = parts.map((part) => (at.test(part) ? '…' : part.replaceAll(number, '…')));
  return shown.join('/').slice(0, maxLoggedPathLength);
}
