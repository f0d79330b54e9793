import { paths } from '#app/paths.ts';
import type { FigureId } from './figure/figure-ids.ts';
import { figureSheet } from './figure/figure-sheet.ts';
import type { VariantId } from './figure/variant-ids.ts';

interface FigurePictureProps {
  id: FigureId | VariantId;
  /** A seed that picks the person; by default the id decides. */
  body?: number;
  /** What the body does; without it the picture is decoration, beside its name. */
  alt?: string;
  className?: string;
}

/** A figure as a file that is fetched when it comes near and kept for the next page. */
export function FigurePicture({ id, body, alt = '', className }: FigurePictureProps) {
  const { width, height } = figureSheet;
  return (
    <img
      src={paths.figure(id, body)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
