import type { Studio } from './studio.ts';

/** A picture that this server sends itself. */
export interface StudioPicture {
  readonly src: string;
}

/** The picture of a studio as a visitor may load it: from this site only. Null where there is none yet. */
export function pictureOf({ image }: Pick<Studio, 'image'>): StudioPicture | null {
  return image?.startsWith('/bilder/') ? { src: image } : null;
}
