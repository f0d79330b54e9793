/** What islands of other rooms need to remember a practice on the device. */

export { calendarFile, tomorrow } from './calendar-event.ts';
export { download } from './download.ts';
export { type KeptLink, leftAt, withDone, withFavourite, withLeft } from './memory.ts';
export { useMemory } from './use-memory.ts';
