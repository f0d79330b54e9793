import { isSalutation } from '../editor/blocks.ts';
import type { Rounds, SpokenPose } from './from-sequence.ts';
import { held } from './held.ts';
import type { Line, ScriptStep } from './script.ts';
import { emptyStep } from './written.ts';

interface BlockPart {
  readonly pose: SpokenPose;
  readonly amount: number;
  /** What is said before it: the way to it, and that a section begins once more. */
  readonly passage: readonly Line[];
  readonly breaths: readonly Line[];
  readonly rounds: Rounds | undefined;
}

/** The steps of what stands in a list and is no pose; a section is none, it says how often others come. */
export function blockSteps(part: BlockPart): ScriptStep[] {
  if (isSalutation(part.pose.id)) return salutationSteps(part);
  const { pose, amount, passage, breaths } = part;
  const isSilence = pose.block === 'silence';
  const step = emptyStep(pose.name, 'practice');
  const hold = held(pose.spoken.hold, isSilence ? [] : breaths, amount, isSilence);
  const guided = { ...step, isRest: isSilence, spoken: { ...step.spoken, hold }, breath: pose.breath ?? [] };
  // A breath begins with its step: what is said before has a step of its own.
  return passage.length === 0 || isSilence
    ? [{ ...guided, spoken: { ...guided.spoken, passage }, leadSeconds: isSilence ? step.leadSeconds : 0 }]
    : [
        { ...step, spoken: { ...step.spoken, passage } },
        { ...guided, leadSeconds: 0 },
      ];
}

/** To standing, then a step a round: each of its lines lasts as long as its figure is drawn. */
function salutationSteps({ pose, amount, passage, rounds }: BlockPart): ScriptStep[] {
  const { name, figure, drawn, drawnSeconds, station, spoken } = pose;
  const step = { ...emptyStep(name, 'practice'), figure, station };
  const begin = { ...step, spoken: { ...step.spoken, passage, in: spoken.in } };
  const each = Array.from({ length: amount }, (_, round): ScriptStep => {
    const end = round === amount - 1 ? spoken.out : [];
    const hold = inRound(rounds?.second, round);
    const second = hold.length > 0 ? { in: [], hold, out: [] } : null;
    return {
      ...step,
      name: amount === 1 ? name : `${name}, runde ${round + 1}`,
      drawn,
      drawnSeconds,
      spoken: { ...step.spoken, hold: inRound(rounds?.rounds, round), second, after: end },
    };
  });
  return [begin, ...each];
}

/** The first has words of its own, those after it have theirs in turn. */
function inRound(rounds: Rounds['rounds'] = [], round: number): readonly Line[] {
  const [first = [], ...others] = rounds;
  return round === 0 ? first : (others[(round - 1) % others.length] ?? first);
}
