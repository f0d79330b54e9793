import type { Session } from '../script/session.ts';

/** Whether the sound track says every line, so that nothing is left for the device's own voice. */
export function isWhollyRecorded({ cues }: Session): boolean {
  return cues.every(({ isSilent, isRecorded }) => isSilent || isRecorded);
}
