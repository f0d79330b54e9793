import { hours, type TextTone } from './hours.ts';
import { type SceneId, scenes } from './scenes.ts';

/** The text colour that stands on a scene's sky in the light theme. In the dark theme it is always snow. */
export function headingTone(scene: SceneId): TextTone {
  return hours[scenes[scene].hour].heading;
}
