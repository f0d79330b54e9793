import type { Application } from '#app/.server/application.ts';

export interface Readiness {
  /** Visitors can be sent here. */
  readonly ready: boolean;
  /** For whoever runs the site; strangers are not told. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** Whether the site can answer, and what it knows of its studios. */
export function readinessOf({ snapshot, everLoaded, lastFault, leftOut }: Application['directory']): Readiness {
  const { studios, loadedAt } = snapshot();
  return { ready: everLoaded, details: { studios: studios.length, loadedAt, lastFault, leftOut } };
}
