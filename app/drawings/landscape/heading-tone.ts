import { type HourId, hours, type TextTone } from './hours.ts';
import { type SceneId, scenes } from './scenes.ts';

/** The text colour that stands on a scene's sky in the light theme. In the dark theme it is always snow. */
export function headingTone(scene: SceneId, hour: HourId = scenes[scene].hour): TextTone {
  return hours[hour].heading;
}
