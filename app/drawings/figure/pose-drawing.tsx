import type { Body } from './body.ts';
import { colour } from './colour.ts';
import { drawFigure } from './figure.ts';
import { figureSheet } from './figure-sheet.ts';
import type { Shape } from './shape.ts';
import type { Pose } from './skeleton.ts';

export type PoseDrawingProps = {
  pose: Pose;
  body: Body;
  /** Names the picture for those who do not see it. Without it the picture is decoration. */
  title?: string;
  /** Shows the other side: left and right exchanged. */
  mirrored?: boolean;
  className?: string;
};

/** A person in any pose: one of the library, or one on the way between two. */
export function PoseDrawing({ pose, body, title, mirrored, className }: PoseDrawingProps) {
  return (
    <svg
      viewBox={figureSheet.viewBox}
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
    <g
      transform={mirrored ? `translate(${figureSheet.width} 0) scale(-1 1)` : undefined}
      paintOrder="stroke"
      stroke={colour.edge}
      strokeWidth="1"
      strokeOpacity=".42"
      strokeLinejoin="round"
    >
      {drawFigure(pose, body).map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of one figure never change places
        <Path key={index} shape={shape} />
      ))}
    </g>
  );
}

function Path({ shape }: { shape: Shape }) {
  if (shape.kind === 'line')
    return <path d={shape.d} fill="none" strokeWidth=".8" strokeOpacity=".75" strokeLinecap="round" />;
  return <path d={shape.d} fill={shape.fill} stroke={shape.edge ? undefined : 'none'} />;
}
