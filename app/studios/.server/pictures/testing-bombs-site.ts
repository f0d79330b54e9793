import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { encodePicture } from './encode-picture.ts';
import { createPictureCache } from './picture-cache.ts';

/**
 * `node testing-bombs-site.ts FOLDER NAME …`: what keeps pictures in the site, in a process like it, fed with files of a
 * folder. `/` tells how large the process is; `/keep` keeps the files one after the other and tells what became of them.
 */
const [folder = '', ...names] = process.argv.slice(2);
const errors: Record<string, unknown> = {};
const cache = createPictureCache({
  folder: join(folder, 'kept'),
  budgetBytes: 1e9,
  fetch: async (address) => ({ bytes: await readFile(join(folder, basename(address))) }),
  encode: encodePicture,
  log: (_, { host, error }) => {
    errors[String(host)] = error;
  },
  now: () => new Date(),
});

/** The log tells the host of a picture. */
const addressOf = (name: string) => `https://${name}/${name}`;

const server = createServer(async (request, response) => {
  if (request.url === '/keep') {
    cache.want(names.map(addressOf));
    await cache.settled();
  }
  const kept = names.filter((name) => cache.cachedPictureOf(addressOf(name)) !== null);
  response.end(JSON.stringify({ bytes: process.memoryUsage.rss(), kept, errors }));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(address?.port);
});
