/** The mark of a programme's day that is done, where the visitor has turned memory on. */

export { default as DayMark } from './day-mark.island.tsx';
export { default as DoneDays } from './done-days.island.tsx';
export { memoryKey } from './memory.ts';
