import { meditationBySlug, yogaClassBySlug } from '#app/.server/library.ts';
import type { FigureId } from '#app/drawings/ids.ts';
import { bodyCount, type HourId, type SceneId } from '#app/drawings/index.ts';
import { imageAddress } from '#app/ui/index.ts';
import type { Session } from '../script/session.ts';
import { placeOf } from './places.ts';

/** How a session looks in a list. */
export interface SessionPicture {
  /** The address of the picture that is drawn for it; without one, its place and who is there. */
  readonly image: string | undefined;
  /** A landscape at an hour, as its file is called. */
  readonly landscape: string;
  /** Nobody where the place is water. */
  readonly figure: FigureId | undefined;
  /** The seed of the person. */
  readonly body: number;
}

/** Sessions without a drawn picture that would all show the one landing by the sea, or the one window at night. */
const views: Readonly<Record<string, { scene: SceneId; hour: HourId; figure?: FigureId }>> = {
  'nar-det-stormer': { scene: 'stress', hour: 'blue' },
  'tre-minutters-pause': { scene: 'stue', hour: 'day', figure: 'sitting-on-chair' },
  metta: { scene: 'dal', hour: 'evening', figure: 'sukhasana' },
  'gaende-meditasjon': { scene: 'accessibility', hour: 'day', figure: 'tadasana' },
  'yoga-nidra': { scene: 'practice', hour: 'night' },
  nattpust: { scene: 'search', hour: 'clearDusk' },
  firkantpust: { scene: 'offline', hour: 'morning', figure: 'sukhasana' },
};

/**
 * The picture of a session, at its place in the list. Sessions that still share a place show it at another of its hours,
 * and with another person.
 */
export function sessionPicture(session: Session, index: number, imageService: string): SessionPicture {
  const view = views[session.id];
  const { scene, lights, figure } = placeOf(session);
  const drawn = yogaClassBySlug(session.id)?.image ?? meditationBySlug(session.id)?.image;
  const light = lights[index % lights.length] ?? lights[0];
  const first = session.steps.find((step) => step.figure !== null)?.figure;
  return {
    image: drawn && imageAddress(drawn, imageService),
    landscape: view ? `${view.scene}.${view.hour}` : `${scene}.${light?.hour}`,
    figure: view ? view.figure : (first ?? figure ?? 'sukhasana'),
    body: index % bodyCount,
  };
}
