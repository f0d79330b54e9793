import type { FigureId } from '#app/drawings/ids.ts';
import { layOut } from './layout.ts';
import type { Line, Script, ScriptStep, SpokenLines } from './script.ts';
import type { BreathPhase, Step } from './session.ts';
import type { Station } from './stations.ts';

/** A step on the mat as content has it. */
export interface WrittenStep {
  readonly name: string;
  readonly figure: FigureId;
  readonly drawn?: Step['drawn'];
  readonly drawnSeconds?: Step['drawnSeconds'];
  readonly by?: Step['by'];
  readonly station: Station;
  readonly spoken: SpokenLines;
  readonly lead: number;
  readonly rest: boolean;
  readonly least: number;
  readonly round: number;
}

/** A session on the mat as content has it. */
export interface WrittenPlan {
  readonly lengths: readonly number[];
  readonly opening: readonly Line[];
  readonly closing: readonly Line[];
  readonly steps: readonly WrittenStep[];
}

/** A step of a meditation as content has it. */
export interface WrittenMeditationStep {
  readonly name: string;
  readonly breath?: readonly BreathPhase[] | undefined;
  readonly rest: boolean;
  readonly lead?: number | undefined;
  readonly least: number;
  readonly lines: readonly Line[];
  readonly out: readonly Line[];
}

const silent: SpokenLines = { passage: [], before: [], in: [], hold: [], out: [], second: null, after: [] };
/** The bell of the start sounds before the first word; by night there is more time to settle. */
const welcomeSeconds = 4;
const nightWelcomeSeconds = 6;
/** Free for a bell before the first line of a step. */
const bellSeconds = 2;

/** A step of a script with nothing in it. */
export function emptyStep(name: string, role: ScriptStep['role']): ScriptStep {
  return {
    name,
    role,
    figure: null,
    station: null,
    spoken: silent,
    leadSeconds: bellSeconds,
    isRest: false,
    minMinutes: 0,
    roundSeconds: 8,
    breath: [],
  };
}

/** A plan as a script: its opening, its steps, and its closing where it has one. */
export function planScript({ lengths, opening, closing, steps }: WrittenPlan, isQuiet: boolean): Script {
  const leadSeconds = isQuiet ? nightWelcomeSeconds : welcomeSeconds;
  const first = steps[0];
  const welcome: ScriptStep = {
    ...emptyStep('Velkommen', 'opening'),
    // Who is led to the first pose by a chair stands until then.
    figure: first?.by ? 'tadasana' : (first?.figure ?? null),
    drawn: first?.by ? undefined : first?.drawn?.slice(0, 1),
    leadSeconds,
    spoken: { ...silent, in: opening },
  };
  const sitsFrom = closing.findIndex(({ to }) => to.includes('sitting'));
  const lyingLines = sitsFrom < 0 ? closing : closing.slice(0, sitsFrom);
  const rising = [
    closingStep(risingName, 'lying-side-rest', lyingLines),
    closingStep('Sitt litt', 'sukhasana', closing.slice(lyingLines.length)),
  ];
  return {
    lengths,
    startsAt: 'standing',
    isQuiet,
    steps: [welcome, ...steps.map(planStep), ...rising.filter(({ spoken }) => spoken.out.length > 0)],
  };
}

/** What the way up from the last rest is called. */
export const risingName = 'Opp fra hvilen';

/** On the way up from the last rest: on the side first, then sitting. */
function closingStep(name: string, figure: ScriptStep['figure'], out: readonly Line[]): ScriptStep {
  return { ...emptyStep(name, 'closing'), figure, leadSeconds: 0, spoken: { ...silent, out } };
}

function planStep({ name, lead, rest, least, round, ...step }: WrittenStep): ScriptStep {
  const { figure, drawn, drawnSeconds, by, station, spoken } = step;
  const times = { leadSeconds: lead, minMinutes: least, roundSeconds: round };
  return { ...emptyStep(name, 'practice'), ...times, figure, drawn, drawnSeconds, by, station, spoken, isRest: rest };
}

/**
 * How long each step of a plan takes in the full session, in half minutes, at least one; together as long as the session:
 * the words before the first step and after the last count with those.
 */
export function minutesOfSteps(script: Script): number[] {
  const rows = layOut(script, script.lengths.at(-1) ?? null);
  const isLast = (index: number) => rows.slice(index + 1).every(({ step }) => step.role !== 'practice');
  const minutes: number[] = [];
  let seconds = 0;
  let toldHalves = 0;
  for (const [index, row] of rows.entries()) {
    seconds += row.seconds;
    if (row.step.role !== 'practice') continue;
    const end = isLast(index) ? rows.slice(index + 1).reduce((sum, late) => sum + late.seconds, seconds) : seconds;
    const halves = Math.max(1, Math.round(end / 30) - toldHalves);
    toldHalves += halves;
    minutes.push(halves / 2);
  }
  return minutes;
}

/** A meditation as a script; a guided breath begins with the first line of its step. */
export function meditationScript(
  lengths: readonly number[],
  steps: readonly WrittenMeditationStep[],
  isQuiet: boolean,
  rings = true,
): Script {
  return { lengths, startsAt: 'sitting', isQuiet, isWithoutBells: !rings, steps: steps.map(meditationStep) };
}

function meditationStep({ name, breath, rest, lead, least, lines, out }: WrittenMeditationStep): ScriptStep {
  return {
    ...emptyStep(name, 'practice'),
    spoken: { ...silent, hold: lines, out },
    leadSeconds: lead ?? (breath ? 0 : bellSeconds),
    isRest: rest,
    minMinutes: least,
    breath: breath ?? [],
  };
}
