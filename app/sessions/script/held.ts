import type { Line } from './script.ts';
import { secondsOf } from './seconds.ts';

/** In a hold there is a line about this often. */
const usualSilenceSeconds = 36;

/**
 * Lines spread evenly over a hold: as many as there is room for, and in a long one more about the breath, so that it is
 * never quiet for too long. In a rest it may be, after the last.
 */
export function held(own: readonly Line[], breaths: readonly Line[], seconds: number, isRest: boolean): Line[] {
  const fitting = own.slice(0, fittingIn(own, seconds));
  const lacking = isRest ? 0 : Math.max(0, Math.ceil(seconds / usualSilenceSeconds) - fitting.length);
  const said = [...fitting, ...breaths.slice(0, lacking)];
  const share = Math.floor(seconds / said.length);
  const lasts = said.map((line) => (isRest || line.seconds > share ? line.seconds : share));
  const spare = seconds - lasts.reduce((sum, last) => sum + last, 0);
  // Where one line needs more than its share, the others have less to give.
  const even = spare < 0 ? said.map((line) => line.seconds) : lasts;
  const left = seconds - even.reduce((sum, last) => sum + last, 0);
  // A few seconds are given to as many lines at the end, one each: in a long hold the last would be silent for too long.
  const isFew = !isRest && left < said.length;
  const more = (index: number) =>
    isFew ? Number(index >= said.length - left) : Number(index === said.length - 1) * left;
  return said.map((line, index) => ({ ...line, seconds: (even[index] ?? line.seconds) + more(index) }));
}

/** How many of the lines there is time for. */
export function fittingIn(lines: readonly Line[], seconds: number): number {
  return lines.filter((_, index) => secondsOf(lines.slice(0, index + 1)) <= seconds).length;
}
