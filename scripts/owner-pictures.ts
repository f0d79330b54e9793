import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { contentFolder } from './content-folder.mjs';

const folder = join(contentFolder(process.cwd()), 'bilder');
/** What a file may be called, and a drawing of the site's own never is. */
const pictureName = /^[a-z0-9-]+\.(?:jpg|jpeg|png|webp|avif)$/u;
/** What is heavier is made smaller on its way in: it is wider than any page shows it, or was saved too well. */
const maxBytes = 400_000;
const maxWidth = 1600;
const noPicture =
  'is no picture that can be read, whatever its name says; open it in a picture program and save it as JPEG or PNG';

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

/**
 * A picture as it may be sent: turned upright, and without what the camera wrote into it, where it was taken among that;
 * a heavy one smaller too. Throws an Error for what is no picture.
 */
export async function lightPicture(path: string): Promise<Uint8Array> {
  const original = await readFile(path);
  const extension = extname(path).slice(1);
  const isHeavy = original.byteLength > maxBytes;
  try {
    const upright = sharp(original, { animated: extension === 'webp' }).autoOrient();
    const sized = isHeavy ? upright.resize({ width: maxWidth, withoutEnlargement: true }) : upright;
    const encoded = extension === 'png' ? sized.png({ palette: isHeavy }) : sized.toFormat(formatOf(extension));
    return await encoded.toBuffer();
  } catch {
    throw new Error(`${basename(path)}: ${noPicture}`);
  }
}

/** One line for each file of `bilder` in a folder of texts that no browser could show. */
export async function pictureErrors(texts: string): Promise<string[]> {
  const all = pictureNames(join(texts, 'bilder')).map(async (name) => {
    try {
      await sharp(join(texts, 'bilder', name)).stats();
      return [];
    } catch {
      return [`bilder/${name}: ${noPicture}`];
    }
  });
  return (await Promise.all(all)).flat();
}

function formatOf(extension: string): 'jpeg' | 'webp' | 'avif' {
  return extension === 'webp' || extension === 'avif' ? extension : 'jpeg';
}

function pictureNames(path: string): string[] {
  return existsSync(path) ? readdirSync(path).filter((name) => pictureName.test(name)) : [];
}
