import type { BetweenId } from './poses/between.ts';
import type { DrawnId } from './variant-ids.ts';

/** A pose that a body can be in, or pass through in a session. */
export type StationId = DrawnId | BetweenId;

/** From where to where a body goes at once, the other way too. */
export type Ways = Readonly<Partial<Record<StationId, readonly StationId[]>>>;
