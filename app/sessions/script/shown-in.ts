import { type DrawnId, isDrawnId } from '#app/drawings/ids.ts';
import type { Line, SpokenLines } from './script.ts';

interface Shown {
  readonly figure: DrawnId;
  readonly drawn?: readonly DrawnId[] | undefined;
  readonly spoken: SpokenLines;
}

/** The figures of a step that have pictures, each once: those that its lines draw, else those that it names. */
export function shownIn({ figure, drawn = [figure], spoken }: Shown): DrawnId[] {
  const { passage, before, second, after, ...side } = spoken;
  const ofSide = ({ in: entry, hold, out }: typeof side): Line[] => [...entry, ...hold, ...out];
  const lines = [...passage, ...before, ...ofSide(side), ...(second ? ofSide(second) : []), ...after];
  const told = lines.flatMap(({ draws = [] }) => draws).filter(isDrawnId);
  return [...new Set(told.length > 0 ? told : drawn)];
}
