/** Every line that is read aloud: for the owner's commands, which cannot read drawings. */

export { linesToRead } from '../track/lines.ts';
