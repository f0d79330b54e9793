import type { Pose } from './skeleton.ts';

/** A calm breath at rest. */
const breathSeconds = 10;
/** How far the shoulders rise with it: svg units. What carries keeps its place, so arms that bear weight do not rise. */
const rise = 0.9;

/** A body that has come to rest breathes: its chest and shoulders rise and sink. Before it has come, it is as it was. */
export function breathing(pose: Pose, sinceRestSeconds: number): Pose {
  if (sinceRestSeconds <= 0) return pose;
  const swell = (rise / 2) * (1 - Math.cos((2 * Math.PI * sinceRestSeconds) / breathSeconds));
  return {
    ...pose,
    arms: {
      right: isBearing(pose, 'right') ? pose.arms.right : raised(pose.arms.right, swell),
      left: isBearing(pose, 'left') ? pose.arms.left : raised(pose.arms.left, swell),
    },
  };
}

/** Open eyes blink so often, and are shut so long. */
const blinkEverySeconds = 6;
export const blinkMs = 180;

/** Whether a body that is drawn once a second shuts its open eyes for a moment, so long after it has come to rest. */
export function blinks({ eyes }: Pose, sinceRestSeconds: number): boolean {
  return eyes === 'open' && sinceRestSeconds >= 1 && Math.floor(sinceRestSeconds) % blinkEverySeconds === 3;
}

const isBearing = ({ contacts }: Pose, side: 'right' | 'left'): boolean =>
  contacts.includes(`${side}-hand`) || contacts.includes(`${side}-elbow`);

function raised(arm: Pose['arms']['right'], swell: number): Pose['arms']['right'] {
  return { ...arm, shoulder: [arm.shoulder[0] + swell * 0.5, arm.shoulder[1] + swell] };
}
