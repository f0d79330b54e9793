import { Drawing, type Ink } from './drawing.tsx';
import { hours, laterHours } from './hours.ts';
import { colourOf } from './paint.ts';
import { type PictureId, pictures } from './pictures.ts';
import type { Scene, Sheet } from './scene.ts';

/** The sheet of a card picture, in drawing units and pixels. */
export const pictureSheet: Sheet = { width: 720, height: 480 };

/** A card picture as a file of its own: every colour is written out, since an image sees no style sheet of the page. */
export function Picture({ id }: { id: PictureId }) {
  return <SceneFile scene={pictures[id]} name={id} />;
}

interface SceneFileProps {
  scene: Scene;
  name: string;
}

/** Any scene on the sheet of a card picture, as a file of its own. In the dark theme the same place is shown at a later hour. */
export function SceneFile({ scene, name }: SceneFileProps) {
  const hour = hours[scene.hour];
  const later = hours[laterHours[scene.hour]];
  const ink: Ink = (paint) => {
    const [now, then] = [colourOf(paint, hour, scene.season), colourOf(paint, later, scene.season)];
    return now === then ? now : `light-dark(${now},${then})`;
  };
  return (
    // The alternative text stands on the <img> that shows the file.
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={pictureSheet.width}
      height={pictureSheet.height}
      viewBox={`0 0 ${pictureSheet.width} ${pictureSheet.height}`}
    >
      <style>{':root{color-scheme:light dark}'}</style>
      <Drawing scene={scene} sheet={pictureSheet} ink={ink} name={name} />
    </svg>
  );
}
