import type { FigureId } from '../figure-ids.ts';
import type { Pose } from '../skeleton.ts';
import { armBalances } from './arm-balances.ts';
import { backbends } from './backbends.ts';
import { classPlans } from './class-plans.ts';
import { hipsAndSides } from './hips-and-sides.ts';
import { inverted } from './inverted.ts';
import { movements } from './movements.ts';
import { onTheWayFloor } from './on-the-way-floor.ts';
import { onTheWayStanding } from './on-the-way-standing.ts';
import { seated } from './seated.ts';
import { standing } from './standing.ts';

/** Every pose by its id; the type fails the build when one is missing. */
export const poses: Readonly<Record<FigureId, Pose>> = {
  ...standing,
  ...seated,
  ...inverted,
  ...backbends,
  ...classPlans,
  ...onTheWayStanding,
  ...onTheWayFloor,
  ...movements,
  ...armBalances,
  ...hipsAndSides,
};
