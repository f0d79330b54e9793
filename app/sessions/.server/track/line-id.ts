import { createHash } from 'node:crypto';

/** The name of a line's recording: the same words are the same recording, and changed words have none. */
export function lineId(text: string): string {
  return createHash('sha256').update(text.trim()).digest('hex').slice(0, 12);
}
