/** The conditions that a movement may not suit, and what is said of them. */

export {
  type ConditionId,
  type ConditionNote,
  type ConditionNotes,
  conditionIds,
  conditionNames,
  conditionsOf,
  conditionsOfAll,
  type InsteadLine,
  strictestNote,
  type Thing,
  things,
} from './conditions.ts';
