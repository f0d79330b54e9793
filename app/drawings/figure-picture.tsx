import { paths } from '#app/paths.ts';
import type { FigureId } from './figure/figure-ids.ts';
import { figureSheet, withoutMat } from './figure/figure-sheet.ts';
import type { VariantId } from './figure/variant-ids.ts';

interface FigurePictureProps {
  id: FigureId | VariantId;
  /** A seed that picks the person; by default the id decides. */
  body?: number | undefined;
  /** What the body does; without it the picture is decoration, beside its name. */
  alt?: string;
  /** Stands in a drawn place, whose ground it needs no mat on. */
  isInPlace?: boolean;
  /** A `viewBox` where only a part of the body is shown (`closeUpOf`). */
  closeUp?: string | undefined;
  className?: string;
}

/** A figure as a file that is fetched when it comes near and kept for the next page. */
export function FigurePicture({ id, body, alt = '', isInPlace = false, closeUp, className }: FigurePictureProps) {
  const { width, height } = figureSheet;
  const fragment = closeUp ? `#svgView(viewBox(${closeUp}))` : isInPlace ? `#${withoutMat}` : '';
  return (
    <img
      src={`${paths.figure(id, body)}${fragment}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
