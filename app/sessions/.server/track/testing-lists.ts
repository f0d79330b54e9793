import { createRandom } from '../../composer/random.ts';
import { countBounds } from '../../editor/blocks.ts';
import { longestHoldSeconds, shortestHoldSeconds } from '../../editor/sequence.ts';
import type { Session } from '../../script/session.ts';
import { knownPoses, ownSession, sessionOfMinutes, sessions } from '../sessions.ts';

const mostParts = 5;

/** Every session of the site, at every length that it can be had in. */
export const everySession: readonly Session[] = sessions.flatMap((session) =>
  session.lengths.length === 0
    ? [session]
    : session.lengths.flatMap((minutes) => sessionOfMinutes(session.id, minutes) ?? []),
);

/** Sessions of lists that visitors might make, by their addresses: poses, breath, silence, salutations, sections. */
export function ownSessions(count: number, seed: number): { address: string; session: Session }[] {
  const random = createRandom(seed);
  const between = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));
  /** Short holds are more usual than long ones. */
  const hold = () => shortestHoldSeconds + Math.round(random() ** 5 * (longestHoldSeconds - shortestHoldSeconds));
  const own: { address: string; session: Session }[] = [];
  while (own.length < count) {
    const parts = Array.from({ length: between(1, mostParts) }, () => {
      const id = knownPoses[between(0, knownPoses.length - 1)] ?? '';
      const counted = countBounds(id);
      return ['stilling', `${id}-${counted ? between(counted.least, counted.most) : hold()}`];
    });
    const address = new URLSearchParams(parts);
    const { session } = ownSession(address);
    // A list of headings alone is no session.
    if (session) own.push({ address: String(address), session });
  }
  return own;
}
