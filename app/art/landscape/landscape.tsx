import { Drawing, type Ink } from './drawing.tsx';
import { hours, laterHours } from './hours.ts';
import { colourOf } from './paint.ts';
import type { Scene, Sheet } from './scene.ts';
import { type SceneId, scenes } from './scenes.ts';

/** The sheet of a hero, in drawing units. */
export const heroSheet: Sheet = { width: 1440, height: 640 };

/**
 * A drawn landscape that fills its box.
 * The lower right corner survives every crop: what matters stands there. In the dark theme the same place is shown later.
 */
export function Landscape({ scene: id, className }: { scene: SceneId; className?: string }) {
  const scene: Scene = scenes[id];
  return (
    <svg
      aria-hidden="true"
      className={className}
      width="100%"
      height="100%"
      viewBox={`0 0 ${heroSheet.width} ${heroSheet.height}`}
      preserveAspectRatio="xMaxYMax slice"
    >
      <Drawing scene={scene} sheet={heroSheet} ink={inkFor(scene)} name={id} />
    </svg>
  );
}

/** Both hours in one value: the browser picks by the colour scheme, without a style sheet and without a script. */
function inkFor({ hour, season }: Scene): Ink {
  return (paint) => {
    const [now, later] = [colourOf(paint, hours[hour], season), colourOf(paint, hours[laterHours[hour]], season)];
    return now === later ? now : `light-dark(${now},${later})`;
  };
}
