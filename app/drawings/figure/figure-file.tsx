import { bodyOf, defaultSeed } from './body.ts';
import { either } from './colour.ts';
import { figureSheet, withoutMat } from './figure-sheet.ts';
import { viewBoxOf } from './figure-window.ts';
import { PoseShapes } from './pose-drawing.tsx';
import { poses } from './poses/poses.ts';
import { variants } from './poses/variants.ts';
import { type DrawnId, isVariantId } from './variant-ids.ts';

/** In a drawn place a body has its ground there, and no pale rim in the dark. */
const inPlace = `:root:target{--figure-mat:transparent;--figure-shade:transparent}:root:target g{stroke:${either('#17343a', '#62797e')}}`;

/** A figure as a file of its own, shown by its own person or by the one for the seed `body`. Shown by an `<img>`, it follows the colour scheme of the place where that stands. */
export function FigureFile({ id, body }: { id: DrawnId; body?: number }) {
  const { width, height } = figureSheet;
  const pose = isVariantId(id) ? variants[id] : poses[id];
  return (
    // The alternative text stands on the <img> that shows the file.
    <svg
      aria-hidden="true"
      id={withoutMat}
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={viewBoxOf(pose, false)}
    >
      <style>{`:root{color-scheme:light dark}${inPlace}`}</style>
      <PoseShapes pose={pose} body={bodyOf(body ?? defaultSeed(id))} />
    </svg>
  );
}
