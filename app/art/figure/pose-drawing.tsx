import { type Body, colour } from './body.ts';
import { drawFigure } from './figure.ts';
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

/** A person in any pose, 240 × 210: one of the library, or one on the way between two. */
export function PoseDrawing({ pose, body, title, mirrored = false, className }: PoseDrawingProps) {
  return (
    <svg
      viewBox="0 0 240 210"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <g
        transform={mirrored ? 'translate(240 0) scale(-1 1)' : undefined}
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
    </svg>
  );
}

function Path({ shape }: { shape: Shape }) {
  if (shape.kind === 'line')
    return <path d={shape.d} fill="none" strokeWidth=".8" strokeOpacity=".75" strokeLinecap="round" />;
  return <path d={shape.d} fill={shape.fill} stroke={shape.edge ? undefined : 'none'} />;
}
