import { Drawing, type Ink } from './drawing.tsx';
import { hours, laterHours } from './hours.ts';
import { colourOf, type Light, of, type Surface } from './paint.ts';
import { box } from './path.ts';
import type { Scene, Sheet } from './scene.ts';
import { type SceneId, scenes } from './scenes.ts';

/** The sheet of a hero, in drawing units. */
export const heroSheet: Sheet = { width: 1440, height: 640 };

/** What every box shows, however narrow: the lower right, where the interest stands. In drawing units. */
const core = { x: 1080, width: 360 };

/** How high the wide scene is drawn, in heights of the sheet. */
export const heightsSeen = 3;

/**
 * A drawn landscape that fills its box, from a portrait phone to a wide screen.
 * Only the core has to fit; the rest of the sheet runs out of the view box to the left. A box wider than the sheet sees it
 * mirrored there, a taller one sees more sky, so nothing is cropped but the left. In the dark theme the place is shown later.
 */
export function Landscape({ scene, className }: { scene: SceneId; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className}
      width="100%"
      height="100%"
      viewBox={`${core.x} 0 ${core.width} ${heroSheet.height}`}
      preserveAspectRatio="xMaxYMax meet"
    >
      <WideScene id={scene} />
    </svg>
  );
}

/** The sheet, mirrored to its left, and what continues over them: everything that any box could see. */
export function WideScene({ id }: { id: SceneId }) {
  const scene: Scene = scenes[id];
  const ink = inkFor(scene);
  const { width, height } = heroSheet;
  return (
    <>
      <path
        d={box(-width, (1 - heightsSeen) * height, 2 * width, (heightsSeen - 1) * height + 1)}
        fill={ink(above(scene))}
      />
      <symbol id={`${id}-sheet`} viewBox={`0 0 ${width} ${height}`}>
        <Drawing scene={scene} sheet={heroSheet} ink={ink} name={id} />
      </symbol>
      {/* Mirrored one unit over the edge, or the seam shows as a hairline. */}
      <use href={`#${id}-sheet`} width={width} height={height} transform="matrix(-1 0 0 1 1 0)" />
      <use href={`#${id}-sheet`} width={width} height={height} />
    </>
  );
}

/** What continues over the upper edge: the sky, or the wall of a room. */
function above(scene: Scene): Surface | Light {
  return scene.indoors ? of('wall', 1) : 'skyTop';
}

/** Both hours in one value: the browser picks by the colour scheme, without a style sheet and without a script. */
function inkFor({ hour, season }: Scene): Ink {
  return (paint) => {
    const [now, later] = [colourOf(paint, hours[hour], season), colourOf(paint, hours[laterHours[hour]], season)];
    return now === later ? now : `light-dark(${now},${later})`;
  };
}
