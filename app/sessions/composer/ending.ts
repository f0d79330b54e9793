import type { FigureId } from '#app/drawings/ids.ts';
import type { Line, Script, ScriptStep } from '../script/script.ts';
import { emptyStep, risingName } from '../script/written.ts';
import type { Wish } from './wish.ts';

/** How one sits at the end on a mat: with straight legs where crossed ones would hurt; null: as the place shows. */
export function seatAtEnd({ place, conditions }: Pick<Wish, 'place' | 'conditions'>): FigureId | null {
  const isSore = conditions.includes('kne') || conditions.includes('hofte');
  return place === 'matte' && isSore ? 'dandasana' : null;
}

/**
 * A script with its end as it is drawn: whoever rolls over to get up from the rest is seen on the side, and from where
 * one sits up in the last step, on its `seat`. It takes as long, with the same lines.
 */
export function withEnding(script: Script, seat: FigureId | null = null): Script {
  const last = script.steps.at(-1);
  const rest = script.steps.at(-2);
  if (last?.role !== 'closing') return script;
  const seated = { ...script, steps: [...script.steps.slice(0, -1), { ...last, figure: seat }] };
  if (!rest?.isRest || rest.spoken.after.length > 0) return seated;
  const leaves = rest.spoken.out.findIndex(({ to }) => to.length > 0);
  const out = leaves < 0 ? rest.spoken.out : rest.spoken.out.slice(0, leaves);
  const lines = [...rest.spoken.out.slice(out.length), ...last.spoken.in];
  const sits = lines.findIndex(({ to }) => to.includes('sitting'));
  if (sits < 0) return seated;
  // The edge of a bed is as high as a chair.
  const isInBed = script.startsAt === 'bed';
  return {
    ...script,
    steps: [
      ...script.steps.slice(0, -2),
      { ...rest, spoken: { ...rest.spoken, out } },
      ...(sits > 0 ? [risingStep(lines.slice(0, sits))] : []),
      { ...last, figure: isInBed ? 'sitting-on-chair' : seat, spoken: { ...last.spoken, in: lines.slice(sits) } },
    ],
  };
}

function risingStep(lines: readonly Line[]): ScriptStep {
  const step = emptyStep(risingName, 'closing');
  return { ...step, figure: 'lying-side-rest', leadSeconds: 0, spoken: { ...step.spoken, in: lines } };
}
