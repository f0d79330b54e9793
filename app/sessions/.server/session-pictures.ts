import { meditationBySlug, yogaClassBySlug } from '#app/.server/library.ts';
import type { FigureId } from '#app/drawings/ids.ts';
import { bodyCount } from '#app/drawings/index.ts';
import { imageAddress } from '#app/ui/index.ts';
import type { Session } from '../script/session.ts';
import { placeOf } from './places.ts';

/** How a session looks in a list. */
export interface SessionPicture {
  /** The address of the picture that is drawn for it; without one, its place and who is there. */
  readonly image: string | undefined;
  /** A landscape at an hour, as its file is called. */
  readonly landscape: string;
  readonly figure: FigureId;
  /** The seed of the person. */
  readonly body: number;
}

/** Nobody sits in them, though nobody is drawn while they run either. */
const walking: Readonly<Record<string, FigureId>> = { 'gaende-meditasjon': 'tadasana' };

/**
 * The picture of a session, at its place in the list. Sessions that share a place show it at another of its hours, and
 * with another person.
 */
export function sessionPicture(session: Session, index: number, imageService: string): SessionPicture {
  const { scene, lights, figure } = placeOf(session);
  const drawn = yogaClassBySlug(session.id)?.image ?? meditationBySlug(session.id)?.image;
  const light = lights[index % lights.length] ?? lights[0];
  const first = session.steps.find((step) => step.figure !== null)?.figure;
  return {
    image: drawn && imageAddress(drawn, imageService),
    landscape: `${scene}.${light?.hour}`,
    figure: first ?? walking[session.id] ?? figure ?? 'sukhasana',
    body: index % bodyCount,
  };
}
