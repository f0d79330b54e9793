import type { Body } from './body.ts';
import type { FigureId } from './figure-ids.ts';
import type { Pose } from './skeleton.ts';

/** What a browser must know to draw and move any figure, as JSON can carry it. */
export interface FigureLibrary {
  readonly poses: Readonly<Record<FigureId, Pose>>;
  readonly bodies: readonly Body[];
  /** Which of the bodies shows a pose where nobody says otherwise. */
  readonly persons: Readonly<Partial<Record<FigureId, number>>>;
}
