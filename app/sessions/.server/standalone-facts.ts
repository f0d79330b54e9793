import { conditionsOf } from '#app/conditions/index.ts';
import { helpLines } from '#content';
import { standaloneSessions } from './sessions.ts';

export type StandaloneFacts = NonNullable<ReturnType<typeof standaloneFacts>>;

/** What a session that has no other page says of itself; null for a session that has one. */
export function standaloneFacts(id: string) {
  const written = standaloneSessions.find((session) => session.id === id);
  if (!written) return null;
  const { about, metaDescription, sources, reviewed, author, reviewedBy } = written;
  return {
    about,
    metaDescription,
    adaptations: conditionsOf(written),
    helpLines: written.helpLines.map((line) => helpLines.lines[line]),
    review: { sources, reviewed, author, reviewedBy },
  };
}
