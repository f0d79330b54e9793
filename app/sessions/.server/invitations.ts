import { pageText, yogaClassBySlug } from '#app/.server/library.ts';
import { allSessions, type YogaClass } from '#content';
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

/** What all need, in one line, without what may lie there instead. */
function thingsAtHand(equipment: YogaClass['equipment']): string {
  return list.format(equipment.filter(({ isForSome }) => !isForSome).map(({ thing }) => uncapitalized(thing)));
}

const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
