import { codecDelaySamples, leadInSamples, sampleRate } from '../track/frames.ts';
import { countErrors } from './count-errors.ts';
import { lacksSide } from './eyes-closed.ts';
import { type LaidOutStep, layOut, type Row } from './layout.ts';
import { lineErrors, type Setting } from './line-errors.ts';
import type { Script, ScriptStep } from './script.ts';
import { secondsOf } from './seconds.ts';
import { canMove, type Station, stationNames } from './stations.ts';

/** While the body moves or holds, somebody with closed eyes hears a voice at least this often. */
const longestSilenceSeconds = 40;
/** Both sides take the same time, but for what a teacher would not notice. */
const sideToleranceSeconds = 2;
/** No line is said more often in one session. */
const maxRepeats = 2;
/** The rest that a practice ends with: its share of the whole, up to five minutes. */
const restShare = 0.2;
const fullRestSeconds = 300;
/** So long a silence is enough in any rest. */
const fullSilenceSeconds = 420;
/** Who sits on a chair rests less, and a third of it is one silence. */
const chairRestShare = 0.1;
/** For who is to go on awake. */
const livelyRestShare = 0.04;
/** Nothing is heard earlier in a sound track than its decoder and the silence before a recording let it. */
const firstHeardSeconds = (codecDelaySamples + leadInSamples) / sampleRate;
/** Where one can be left when the voice has ended. */
const endings: readonly Station[] = ['standing', 'sitting', 'chair', 'bed'];

/**
 * Everything that somebody who only listens could not follow, at every length of a script: lines without time,
 * places that no words lead to, sides that differ, long silences. Empty when all is well.
 */
export function scriptErrors(script: Script, isYoga: boolean): string[] {
  const lengths = script.lengths.length > 0 ? script.lengths : [null];
  return lengths.flatMap((minutes) => {
    const errors = errorsAt(script, minutes, { isYoga, isQuiet: script.isQuiet });
    return errors.map((error) => (minutes === null ? error : `${minutes} min: ${error}`));
  });
}

/** Throws with all errors of a script, for the check of content. */
export function checkScript(script: Script, isYoga: boolean): void {
  const errors = scriptErrors(script, isYoga);
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

function errorsAt(script: Script, minutes: number | null, setting: Setting): string[] {
  const steps = layOut(script, minutes);
  const rows = steps.flatMap((step) => step.rows);
  return [
    ...rows.flatMap((row) => lineErrors(row, setting)),
    ...countErrors(steps),
    ...steps.flatMap(sidefaults),
    ...repeatErrors(rows),
    ...earlyErrors(rows),
    ...(setting.isYoga
      ? [
          ...steps.flatMap(sidelessErrors),
          ...stationErrors(steps, script.startsAt),
          ...steps.flatMap(silenceErrors),
          ...restErrors(script, steps),
        ]
      : []),
  ];
}

function earlyErrors([first]: readonly Row[]): string[] {
  return first && first.atSeconds < firstHeardSeconds ? [`«${first.text}» begins before a sound track can`] : [];
}

/** The second side in full: as many lines in the same time, with left and right exchanged. */
function sidefaults({ step: { name, spoken }, rows }: LaidOutStep): string[] {
  if (!spoken.second) return [];
  const [first, second] = (['first', 'second'] as const).map((side) =>
    rows.filter((row) => row.side === side && row.kind !== 'transition'),
  );
  // A shorter session may leave out what is done to the sides, and then on both.
  if (!first || !second || first.length + second.length === 0) return [];
  const errors: string[] = [];
  if (second.length === 0) return [`«${name}»: the second side has no words`];
  if (second.length !== first.length)
    errors.push(`has ${first.length} lines on one side and ${second.length} on the other`);
  const [one, other] = [secondsOf(first), secondsOf(second)];
  if (Math.abs(one - other) > sideToleranceSeconds)
    errors.push(`takes ${one} s on one side and ${other} s on the other`);
  if (sidesSaid(first).length === 0) errors.push('never says høyre or venstre');
  const unlike = second.find((row, index) => sidesSaid([row]).join() !== exchanged(first[index]));
  if (unlike) errors.push(`does not exchange høyre and venstre on the second side: «${unlike.text}»`);
  return errors.map((error) => `«${name}» ${error}`);
}

/** Right and left, in the order in which lines say them. */
function sidesSaid(rows: readonly Row[]): string[] {
  return rows.flatMap(({ text }) => (text.match(/\b(høyre|venstre)\b/giu) ?? []).map((side) => side.toLowerCase()));
}

function exchanged(row: Row | undefined): string {
  const sides = row ? sidesSaid([row]) : [];
  return sides.map((side) => (side === 'høyre' ? 'venstre' : 'høyre')).join();
}

/** Who lies so sits up without rolling over first. */
const propsUp = /ryggen mot putene/iu;

/** The body is brought, a place at a time, to where each step is done. */
function stationErrors(steps: readonly LaidOutStep[], startsAt: Station): string[] {
  const errors: string[] = [];
  let at = startsAt;
  let isPropped = false;
  for (const { step, rows } of steps) {
    let arrived = step.station === null;
    for (const { text, to, kind } of rows) {
      if (kind === 'hold' && !arrived) {
        arrived = true;
        if (at !== step.station) errors.push(missing(step, at));
      }
      if (kind === 'hold' && to.length > 0) errors.push(`«${text}» leaves «${step.name}» while it is held`);
      for (const station of to) {
        if (!canMove(at, station) && !(isPropped && station === 'sitting'))
          errors.push(`«${text}» leads ${stationNames[at]} → ${stationNames[station]} in one movement`);
        at = station;
      }
      if (to.length > 0) isPropped = propsUp.test(text);
      if (at === step.station) arrived = true;
    }
    if (!arrived) errors.push(missing(step, at));
  }
  // In bed one may stay as one lies.
  if (!endings.includes(at) && startsAt !== 'bed')
    errors.push(`the session ends ${stationNames[at]}, and no words bring one up`);
  return errors;
}

function missing({ name, station }: ScriptStep, at: Station): string {
  return `no words lead to «${name}», ${station ? stationNames[station] : ''}: the body is still ${stationNames[at]}`;
}

/** What is said of both sides, before the first and before the second, belongs to neither. */
function sidelessErrors({ step: { spoken }, rows }: LaidOutStep): string[] {
  const ofBoth = [...spoken.before, ...(spoken.between ?? [])].map(({ text }) => text);
  return rows
    .filter(({ text }) => !(spoken.second !== null && ofBoth.includes(text)) && lacksSide(text))
    .map(({ text }) => `«${text}» names one of two limbs without its side`);
}

function silenceErrors({ step, rows }: LaidOutStep): string[] {
  if (step.isRest) return [];
  return rows
    .filter(({ seconds }) => seconds > longestSilenceSeconds)
    .map(({ text, seconds }) => `«${step.name}» is ${seconds} s without a word after «${text}»`);
}

/** Who goes on awake sits still no longer than it takes to breathe out. */
const awakeRestSeconds = 45;

/** The rest of a practice is long enough, and by day half of it, or seven minutes, is one silence. */
function restErrors({ isQuiet, isLively }: Script, steps: readonly LaidOutStep[]): string[] {
  const whole = secondsOf(steps);
  return steps
    .filter(({ step }) => step.isRest && !isQuiet)
    .flatMap(({ step, seconds, rows }) => {
      const errors: string[] = [];
      const isSeated = step.station === 'chair';
      const share = isSeated ? chairRestShare : restShare;
      const full = isLively && isSeated ? awakeRestSeconds : fullRestSeconds;
      const least = Math.min(full, whole * (isLively ? livelyRestShare : share));
      if (seconds < least) errors.push(`takes ${seconds} s of ${whole} s, and is to take ${Math.ceil(least)} s`);
      const longest = Math.max(...rows.map((row) => row.seconds));
      if (!isLively && longest < Math.min(fullSilenceSeconds, seconds / (isSeated ? 3 : 2)))
        errors.push(`has ${longest} s of silence in ${seconds} s`);
      return errors.map((error) => `«${step.name}» ${error}`);
    });
}

function repeatErrors(rows: readonly Row[]): string[] {
  const said = Map.groupBy(rows, ({ text }) => text);
  return [...said]
    .filter(([, same]) => same.length > maxRepeats)
    .map(([text, { length }]) => `«${text}» is said ${length} times`);
}
