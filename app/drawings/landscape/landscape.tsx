import { Drawing, type Ink } from './drawing.tsx';
import { type HourId, hours, laterHours } from './hours.ts';
import type { HousePictureId } from './house-picture-id.ts';
import { houseOpening } from './house-scene.ts';
import { colourOf, type Light, of, type Surface } from './paint.ts';
import { box } from './path.ts';
import type { Scene, Sheet } from './scene.ts';
import { type SceneId, scenes } from './scenes.ts';
import type { SeasonId } from './seasons.ts';

/** The sheet of a hero, in drawing units. */
export const heroSheet: Sheet = { width: 1440, height: 640 };

/** What every box shows, however narrow: the lower right, where the interest stands. In drawing units. */
const core = { x: 1080, width: 360 };

/** How high the wide scene is drawn, in heights of the sheet. */
export const heightsSeen = 3;

/** How high its sky goes on where a box is taller still: a hero with a form on a phone. */
const skyHeights = 12;

/** How much wider the sheet's mirror image is: what is alike at once on both sides of a seam looks like an ink blot. */
const leftward = 2;

/** How far the sheet and its mirror image lie over one another, or the seam shows as a hairline. */
const overlap = 2;

interface LandscapeProps {
  scene: SceneId | HousePictureId;
  /** Another hour than the scene's own. */
  hour?: HourId | undefined;
  /** Another season than the scene's own. */
  season?: SeasonId | undefined;
  className?: string;
  /** A file of its own, which an `<img>` shows in a box of any proportions. */
  isFile?: boolean;
}

/**
 * A drawn landscape that fills its box, from a portrait phone to a wide screen.
 * Only the core has to fit; the rest of the sheet runs out of the view box to the left. A box wider than the sheet sees it
 * mirrored and stretched there, a taller one sees more sky, so nothing is cropped but the left. In the dark theme the place is shown later.
 */
export function Landscape({ scene, hour, season, className, isFile }: LandscapeProps) {
  return (
    <svg
      aria-hidden="true"
      xmlns={isFile ? 'http://www.w3.org/2000/svg' : undefined}
      className={className}
      width="100%"
      height="100%"
      viewBox={`${core.x} 0 ${core.width} ${heroSheet.height}`}
      preserveAspectRatio="xMaxYMax meet"
    >
      {isFile && <style>{':root{color-scheme:light dark}'}</style>}
      <WideScene id={scene} hour={hour} season={season} />
    </svg>
  );
}

type WideSceneProps = Pick<LandscapeProps, 'hour' | 'season'> & { id: LandscapeProps['scene'] };

/** The sheet, mirrored and stretched to its left, and what continues over them: everything that any box could see. */
export function WideScene({ id, hour, season }: WideSceneProps) {
  const own: Scene = typeof id === 'string' ? scenes[id] : houseOpening(id);
  const name = typeof id === 'string' ? id : 'house';
  const scene: Scene = { ...own, hour: hour ?? own.hour, season: season ?? own.season };
  const ink = inkFor(scene);
  const { width, height } = heroSheet;
  return (
    <>
      <path
        d={box(-leftward * width, (1 - skyHeights) * height, (1 + leftward) * width, (skyHeights - 1) * height + 1)}
        fill={ink(above(scene))}
      />
      {scene.isDeep && (
        <path
          d={box(-leftward * width, height - 1, (1 + leftward) * width, height * skyHeights)}
          fill={ink('waterNear')}
        />
      )}
      <symbol id={`${name}-sheet`} viewBox={`0 0 ${width} ${height}`}>
        <Drawing scene={scene} sheet={heroSheet} ink={ink} name={name} />
      </symbol>
      <use
        href={`#${name}-sheet`}
        width={width}
        height={height}
        transform={`matrix(${-leftward} 0 0 1 ${leftward * overlap} 0)`}
      />
      {/* Cut as one picture: at its own edge each layer would let a little of those under it through. */}
      <mask id={`${name}-cut`}>
        <path d={box(overlap, (1 - skyHeights) * height, width, skyHeights * height)} fill="#fff" />
      </mask>
      <use href={`#${name}-sheet`} width={width} height={height} mask={`url(#${name}-cut)`} />
    </>
  );
}

/** What continues over the upper edge: the sky, or the wall of a room. */
function above(scene: Scene): Surface | Light {
  return scene.indoors ? of(scene.indoors, 1) : 'skyTop';
}

/** Both hours in one value: the browser picks by the colour scheme, without a style sheet and without a script. */
function inkFor({ hour, season, later = laterHours[hour] }: Scene): Ink {
  return (paint) => {
    const [now, then] = [colourOf(paint, hours[hour], season), colourOf(paint, hours[later], season)];
    return now === then ? now : `light-dark(${now},${then})`;
  };
}
