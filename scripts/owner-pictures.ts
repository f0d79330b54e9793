import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.mjs';

const folder = join(contentFolder(process.cwd()), 'bilder');
/** What a file may be called, and a drawing of the site's own never is. */
const pictureName = /^[a-z0-9-]+\.(?:jpg|jpeg|png|webp|avif)$/u;
/** What is heavier is made smaller on its way in: it is wider than any page shows it, or was saved too well. */
const maxBytes = 400_000;
const maxWidth = 1600;

/** Serves the pictures in `bilder/` of the texts at `/bilder/NAME`. */
export function ownerPictures(): Plugin {
  return {
    name: 'owner-pictures',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of pictureNames(folder)) {
        const source = await lightPicture(join(folder, name));
        this.emitFile({ type: 'asset', fileName: `bilder/${name}`, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use('/bilder', (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (pictureNames(folder).includes(name)) response.end(readFileSync(join(folder, name)));
        else next();
      });
    },
  };
}

/** A picture as it may be sent: a heavy one in the same format, smaller and turned upright. */
export async function lightPicture(path: string): Promise<Uint8Array> {
  const original = await readFile(path);
  if (original.byteLength <= maxBytes) return original;
  const smaller = sharp(original).rotate().resize({ width: maxWidth, withoutEnlargement: true });
  const encoded = await (extname(path) === '.png' ? smaller.png({ palette: true }) : smaller).toBuffer();
  return encoded.byteLength < original.byteLength ? encoded : original;
}

function pictureNames(path: string): string[] {
  return existsSync(path) ? readdirSync(path).filter((name) => pictureName.test(name)) : [];
}
