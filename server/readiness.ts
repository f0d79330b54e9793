export interface Readiness {
  /** Visitors can be sent here. */
  readonly ready: boolean;
  /** For whoever runs the site; strangers are not told. */
  readonly details: Readonly<Record<string, unknown>>;
}
