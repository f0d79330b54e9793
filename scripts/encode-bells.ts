/** Writes the bells of the sound tracks, as `app/sessions/sound/bells.ts` describes them. */
import { writeFile } from 'node:fs/promises';
import { bellFiles } from './bell-files.ts';

for (const { path, bytes } of bellFiles()) await writeFile(path, bytes);
