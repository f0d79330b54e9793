import type { Studio } from './studio.ts';

/** Below this lie the pictures that this server has fetched. */
export const studioPictures = '/bilder/studio';

/** A picture that this server has fetched and keeps, in these widths (pixels, rising). */
export interface CachedPicture {
  readonly id: string;
  readonly widths: readonly number[];
}

/** A picture that this server sends itself. The sets are ready for `srcset`; a drawing has none. */
export interface StudioPicture {
  readonly src: string;
  readonly srcSet?: string;
  readonly avifSrcSet?: string;
}

/** The picture of a studio as a visitor may load it: from this site only. Null where there is none yet. */
export function pictureOf({ image, cachedPicture }: Pick<Studio, 'image' | 'cachedPicture'>): StudioPicture | null {
  if (image?.startsWith('/bilder/')) return { src: image };
  if (!cachedPicture) return null;
  const { id, widths } = cachedPicture;
  const address = (width: number, ending: string) => `${studioPictures}/${id}-${width}.${ending}`;
  const setOf = (ending: string) => widths.map((width) => `${address(width, ending)} ${width}w`).join(', ');
  return { src: address(widths[0] ?? 720, 'jpg'), srcSet: setOf('jpg'), avifSrcSet: setOf('avif') };
}
