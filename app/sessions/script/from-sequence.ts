import type { FigureId } from '#app/drawings/figure/figure-ids.ts';
import { type ChosenPose, settleSeconds } from '#app/sessions/editor/sequence.ts';
import type { SpokenLines } from '#app/sessions/player/spoken.ts';
import { planTimeline } from './from-plan.ts';
import type { Session } from './session.ts';

/** What a session of one's own needs to know of a pose. */
export interface SequencePose {
  readonly id: FigureId;
  readonly name: string;
  readonly group: string;
  readonly spoken: SpokenLines;
  readonly bothSides: boolean;
  /** How long it is held when nobody says otherwise. */
  readonly holdSeconds: number;
  readonly level: 'beginner' | 'intermediate' | 'advanced';
  readonly precautions: readonly string[];
}

export const ownSessionId = 'egen';

const careForAll = 'Varm opp først, og gå ut av en stilling så snart noe stikker, prikker eller gjør deg svimmel.';

/** A visitor's own list in time. Null for an empty list. */
export function sequenceSession(chosen: readonly ChosenPose[], poses: readonly SequencePose[]): Session | null {
  const steps = chosen.flatMap(({ id, seconds }) => {
    const pose = poses.find((known) => known.id === id);
    return pose ? [{ pose, seconds: stepSeconds(pose, seconds) }] : [];
  });
  if (steps.length === 0) return null;
  const demanding = [...new Set(steps.map(({ pose }) => pose))].filter(({ level }) => level !== 'beginner');
  return {
    id: ownSessionId,
    title: 'Din egen økt',
    kind: 'yoga',
    ...planTimeline(steps.map(({ pose, seconds }) => ({ ...pose, figure: pose.id, seconds }))),
    precautions: [
      careForAll,
      ...demanding.flatMap(({ name, precautions }) => precautions.map((care) => `${name}: ${care}`)),
    ],
    isDemanding: demanding.length > 0,
    isQuiet: false,
  };
}

/** How long a pose takes with both its sides, when each is held so long. */
function stepSeconds({ bothSides }: SequencePose, holdSeconds: number): number {
  return (settleSeconds + holdSeconds) * (bothSides ? 2 : 1);
}
