import { heightsSeen, heroSheet, WideScene } from './landscape.tsx';
import type { SceneId } from './scenes.ts';

/**
 * A landscape as a file of its own, for places further down a page. Shown by an `<img>` whose lower right corner is that
 * of the box, and whose height is three times that of the sheet, it looks as it does drawn into the page.
 */
export function LandscapeFile({ scene }: { scene: SceneId }) {
  const [width, height] = [2 * heroSheet.width, heightsSeen * heroSheet.height];
  return (
    // The alternative text stands on the <img> that shows the file.
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`${-heroSheet.width} ${heroSheet.height - height} ${width} ${height}`}
    >
      <style>{':root{color-scheme:light dark}'}</style>
      <WideScene id={scene} />
    </svg>
  );
}
