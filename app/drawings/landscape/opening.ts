import { headingTone } from './heading-tone.ts';
import type { TextTone } from './hours.ts';
import type { SceneId } from './scenes.ts';

/** How a page opens: on which landscape, and in which tone text stands on its sky. */
export interface Opening {
  readonly scene: SceneId;
  readonly tone: TextTone;
}

/** For loaders: what a browser gets is this answer, not the drawings that it rests on. */
export function openingOn(scene: SceneId): Opening {
  return { scene, tone: headingTone(scene) };
}
