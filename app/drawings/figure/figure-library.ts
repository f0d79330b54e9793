import type { Body } from './body.ts';
import type { FigureId } from './figure-ids.ts';
import type { Pose } from './skeleton.ts';
import type { StationId } from './station-ids.ts';

/** What a browser must know to draw and move any figure, as JSON can carry it. */
export interface FigureLibrary {
  readonly poses: Readonly<Record<StationId, Pose>>;
  /** What looks different when it is done on its other side. */
  readonly sided: readonly StationId[];
  /** Where one goes at once from where (`ways.ts`). */
  readonly neighbours: Readonly<Partial<Record<StationId, readonly StationId[]>>>;
  readonly bodies: readonly Body[];
  /** Which of the bodies shows a pose where nobody says otherwise. */
  readonly persons: Readonly<Partial<Record<FigureId, number>>>;
}
