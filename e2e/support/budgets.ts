/**
 * What a page may weigh and ask for, as a browser gets it (brotli). A figure here is raised only with a decision record.
 * A kB is 1,024 bytes: the first round trip of a connection, ten segments of 1,460 bytes, carries a little over 14.
 */
const kB = 1024;

export const budgets = {
  htmlBytes: 14 * kB,
  /** The one style sheet: docs/decisions/0065-lobbies-in-their-place.md. */
  cssBytes: 21 * kB,
  /** All font files together, also those that few pages need. */
  fontBytes: 60 * kB,
  /** When every island of a page has been touched; before, none: docs/decisions/0068-a-figure-follows-its-lines.md. */
  touchedScriptBytes: 45 * kB,
  /** When a session runs: with stage, figures, sound and voice, and the editor of one's own. The poses are data beside it. */
  playerScriptBytes: 74 * kB,
  /** The front page on a phone, scrolled to its end, with everything. */
  frontPageBytes: 120 * kB,
  requestsBeforeFirstPaint: 6,
  layoutShift: 0,
} as const;
