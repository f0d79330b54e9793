/** The sessions that there are, and the recordings that they sound by. */

export { wishInWords } from '../composer/spoken-wish.ts';
export { type Wish, wishParameters } from '../composer/wish.ts';
export { wishTitle } from '../composer/wish-words.ts';
export { risingName } from '../script/written.ts';
export { composedOf } from './composer.ts';
export { openingOf, placeOf } from './places.ts';
export { breathingExercises, morningSessionId, sessionOf, sessionOfMinutes } from './sessions.ts';
export { recordingsContext } from './track/context.ts';
export { playedSession } from './track/played-session.ts';
export { openRecordings } from './track/recordings.ts';
