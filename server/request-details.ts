type Answered = {
  readonly kind: string;
  readonly method: string;
  /** Without the query, where a visitor's own words may stand. */
  readonly pathname: string;
  readonly status: number;
  /** When the request came, by `performance.now()`. */
  readonly start: number;
  readonly cache: 'hit' | 'miss' | 'pass';
};

const maxLoggedPathLength = 200;

/** What the log tells of a request, and the metrics count, whichever way it was answered. */
export function requestDetails({ kind, method, pathname, status, start, cache }: Answered) {
  const milliseconds = Math.round((performance.now() - start) * 10) / 10;
  return { kind, method, path: pathname.slice(0, maxLoggedPathLength), status, milliseconds, cache };
}
