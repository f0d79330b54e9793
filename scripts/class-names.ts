import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
const files = new Map<string, string>();

/**
 * What a class is called in the sheet: its own name, and the ending of its file. All classes of a file share it, so a
 * compressed sheet or page says it once; an ending for each class weighed a twentieth of the sheet.
 */
export function className(local: string, path: string): string {
  const file = relative(root, path);
  const ending = createHash('sha256').update(file).digest('base64url').slice(0, 3);
  const other = files.get(ending) ?? file;
  if (other !== file) throw new Error(`${file} and ${other} have one ending for their classes: rename one of them`);
  files.set(ending, file);
  return `${local}_${ending}`;
}
