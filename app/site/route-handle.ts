/** What a page module says of itself in `handle`, to the document shell and to the server. */
export interface RouteHandle {
  /** The query parameters that change the answer: the values each may take, `text` for any, `texts` for any number of any. */
  readonly query?: Readonly<Record<string, readonly string[] | 'text' | 'texts'>>;
  /** False for what is kept elsewhere, or is too much for memory; everything else is kept as it was sent. */
  readonly isKept?: boolean;
  /** The answer changes when the studio directory does; otherwise it stays until a restart. */
  readonly showsStudios?: boolean;
  /** May play a video from another host, in a frame. */
  readonly showsVideo?: boolean;
}
