import type { Body } from './body.ts';
import { figureSheet } from './figure-sheet.ts';
import { smallViewBoxOf, viewBoxOf } from './figure-window.ts';
import { pathsOf, sharedAttributes } from './paths-of.ts';
import type { Pose } from './skeleton.ts';

export type PoseDrawingProps = {
  pose: Pose;
  body: Body;
  /** Names the picture for those who do not see it. Without it the picture is decoration. */
  title?: string;
  /** Shows the other side: left and right exchanged. */
  mirrored?: boolean;
  /**
   * The body fills the picture, on the floor that it shares with its neighbours, or `small` to its very edges;
   * otherwise it has its place on the sheet, at the scale that all figures share.
   */
  framed?: boolean | 'small';
  className?: string;
};

/** A person in any pose: one of the library, or one on the way between two. */
export function PoseDrawing({ pose, body, title, mirrored, framed, className }: PoseDrawingProps) {
  return (
    <svg
      viewBox={windowed(pose, framed, mirrored)}
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <PoseShapes pose={pose} body={body} mirrored={mirrored} />
    </svg>
  );
}

function windowed(pose: Pose, framed: PoseDrawingProps['framed'], mirrored = false): string {
  if (framed === 'small') return smallViewBoxOf(pose);
  return framed ? viewBoxOf(pose, mirrored) : figureSheet.viewBox;
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
