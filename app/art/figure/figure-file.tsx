import { bodyOf, defaultSeed } from './body.ts';
import type { FigureId } from './figure-ids.ts';
import { figureSheet } from './figure-sheet.ts';
import { PoseShapes } from './pose-drawing.tsx';
import { poses } from './poses/poses.ts';

/** A figure as a file of its own. Shown by an `<img>`, it follows the colour scheme of the place where that stands. */
export function FigureFile({ id }: { id: FigureId }) {
  const { width, height, viewBox } = figureSheet;
  return (
    // The alternative text stands on the <img> that shows the file.
    <svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={viewBox}>
      <style>{':root{color-scheme:light dark}'}</style>
      <PoseShapes pose={poses[id]} body={bodyOf(defaultSeed(id))} />
    </svg>
  );
}
