/** What a page module says of itself in `handle`, to whatever serves it. */
export interface RouteHandle {
  /** The query parameters that change the answer: the values each may take, `text` for any, `texts` for any number of any. */
  readonly query?: Readonly<Record<string, readonly string[] | 'text' | 'texts'>>;
  /** False for what is kept elsewhere, or is too much for memory; everything else is kept as it was sent. */
  readonly isKept?: boolean;
  /** Its loader gets the conditions of the request (`Range`, `If-None-Match`) and its answer is sent while it is made. */
  readonly isStreamed?: boolean;
  /** Origins of other hosts that the page may show in frames, where it has such a frame. */
  readonly frames?: readonly string[];
}

/** The handle of any route; nearly all have none. */
export function routeHandleOf(handle: unknown): RouteHandle {
  return typeof handle === 'object' && handle !== null ? handle : {};
}
