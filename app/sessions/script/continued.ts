import type { Session } from './session.ts';

/** Where to go on with a session that was left at a time: at the beginning of the step, and of both its sides, that ran then. */
export function continuedAt({ steps }: Pick<Session, 'steps'>, atSeconds: number): number {
  const step = steps.findLast(({ startSeconds, side }) => startSeconds <= atSeconds && side !== 'second');
  return step?.startSeconds ?? 0;
}
