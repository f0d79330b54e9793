import { readFile, writeFile } from 'node:fs/promises';
import { licencesPage } from './licences.ts';

/** `npm run licences`: writes the list of licences anew. */
await writeFile('docs/licences.md', licencesPage(JSON.parse(await readFile('package-lock.json', 'utf8'))));
