import type { Body } from './body.ts';
import { figureSheet } from './figure-sheet.ts';
import { viewBoxOf } from './figure-window.ts';
import { pathsOf, sharedAttributes } from './paths-of.ts';
import type { Pose } from './skeleton.ts';

export type PoseDrawingProps = {
  pose: Pose;
  body: Body;
  /** Names the picture for those who do not see it. Without it the picture is decoration. */
  title?: string;
  /** Shows the other side: left and right exchanged. */
  mirrored?: boolean;
  /** The body fills the picture; otherwise it has its place on the sheet, at the scale that all figures share. */
  framed?: boolean;
  className?: string;
};

/** A person in any pose: one of the library, or one on the way between two. */
export function PoseDrawing({ pose, body, title, mirrored, framed, className }: PoseDrawingProps) {
  return (
    <svg
      viewBox={framed ? viewBoxOf(pose, mirrored ?? false) : figureSheet.viewBox}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <PoseShapes pose={pose} body={body} mirrored={mirrored} />
    </svg>
  );
}

/** The inside of the `<svg>`. */
export function PoseShapes({ pose, body, mirrored = false }: Pick<PoseDrawingProps, 'pose' | 'body' | 'mirrored'>) {
  return (
    <g transform={mirrored ? `translate(${figureSheet.width} 0) scale(-1 1)` : undefined} {...sharedAttributes}>
      {pathsOf(pose, body).map((attributes, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of one figure never change places
        <path key={index} {...attributes} />
      ))}
    </g>
  );
}
