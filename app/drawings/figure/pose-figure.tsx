import { bodyOf, defaultSeed } from './body.ts';
import type { FigureId } from './figure-ids.ts';
import { PoseDrawing, type PoseDrawingProps } from './pose-drawing.tsx';
import { poses } from './poses/poses.ts';

export type PoseFigureProps = Omit<PoseDrawingProps, 'pose' | 'body'> & {
  id: FigureId;
  /** A seed that picks the person; by default the id decides. */
  body?: number;
};

/** A person in a yoga pose; all figures share one scale and one floor. */
export function PoseFigure({ id, body, ...rest }: PoseFigureProps) {
  return <PoseDrawing pose={poses[id]} body={bodyOf(body ?? defaultSeed(id))} {...rest} />;
}
