/** How recorded lines are made, kept and backed up: for the owner's commands and for what writes the bells. Needs no content. */

export { speechSeconds } from '../../script/pacing.ts';
export { bellSamples } from '../../sound/bell-samples.ts';
export { sampleRate } from '../../track/frames.ts';
export type { LineToRead } from '../track/lines.ts';
export { listRecordings, recordingsFolder } from '../track/recordings.ts';
export { firstMisaligned } from './alignment.ts';
export { decodeRecording, RecordingError } from './decode.ts';
export { encodeFrames } from './encode.ts';
export { backUpRecordings, restoreRecordings } from './recordings-backup.ts';
export { type Take, takesIn } from './silence.ts';
export { type Outcome, takeIn } from './take-in.ts';
