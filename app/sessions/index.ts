/** Sessions within pages of other subjects: player, transcript, lists, the choice of poses. */

export { type BreathingLink, BreathingList } from './breathing-list.tsx';
export { pictureOf } from './composer/composed-session.ts';
export { usualWish, wishParameters } from './composer/wish.ts';
export { forNeed, placeNames, thingsInWords } from './composer/wish-words.ts';
export { PoseChooser, PoseTick } from './editor/pose-chooser.tsx';
export { written } from './editor/sequence.ts';
export { NeedLinks } from './need-links.tsx';
export type { SessionPlace } from './place.ts';
export { fetchPlayer, RunningSession } from './player/running-session.tsx';
export { useGuidance } from './player/use-guidance.ts';
export { startSound } from './player/wake.ts';
export type { Session } from './script/session.ts';
export { shownIn } from './script/shown-in.ts';
export { Transcript } from './script/transcript.tsx';
export { lengthInWords } from './script/words.ts';
export { SessionOpening } from './session-opening.tsx';
export { SessionAudio } from './sound/session-audio.tsx';
export { playedTrack } from './track/quiet.ts';
export { isWhollyRecorded } from './track/spoken.ts';
export { useSessionMemory } from './use-session-memory.ts';
export { VoiceHelp } from './voice-help.tsx';
