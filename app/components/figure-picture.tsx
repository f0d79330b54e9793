import type { FigureId } from '#app/art/figure/figure-ids.ts';
import { figureSheet } from '#app/art/figure/figure-sheet.ts';
import { paths } from '#app/paths.ts';

/** A figure beside its name; decorative. A file that is fetched when it comes near and kept for the next page. */
export function FigurePicture({ id, className }: { id: FigureId; className?: string }) {
  const { width, height } = figureSheet;
  return (
    <img
      src={paths.figure(id)}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
