import { pageText, yogaClassBySlug } from '#app/.server/library.ts';
import { allSessions } from '#content';
import { breathingExercises, morningSessionId, standaloneSessions } from './sessions.ts';

/** What the page of a session says under its name: what awaits one there, true at every length, and what to fetch before. */
export function invitationTo(id: string): { sentence: string; atHand: string | null } {
  const yogaClass = yogaClassBySlug(id);
  const ofMorning = id === morningSessionId ? pageText('morning-yoga').session : undefined;
  const sentence =
    (yogaClass ?? ofMorning ?? allSessions.find(({ meditationSlug }) => meditationSlug === id))?.invitation ??
    [...standaloneSessions, ...breathingExercises].find((exercise) => exercise.id === id)?.description;
  if (!sentence) throw new Error(`the session ${id} has no invitation`);
  return { sentence, atHand: yogaClass ? thingsAtHand(yogaClass.equipment) : null };
}

const list = new Intl.ListFormat('nb');

/** In one line: without what may lie there instead, and what only some need. */
function thingsAtHand(equipment: readonly string[]): string {
  const needed = equipment.filter((thing) => !thing.includes(', hvis '));
  return list.format(needed.map((thing) => thing.replace(/,.*/u, '')).map(uncapitalized));
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
