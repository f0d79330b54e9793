import type { DrawnId } from '#app/drawings/ids.ts';
import { pictureOf } from '#app/sessions/index.ts';
import type { Exercise } from '#content';

/** Some lines that are done in one go, and what the body then does. */
export interface ExerciseStep {
  readonly lines: readonly string[];
  readonly figures: readonly DrawnId[];
}

/** What an exercise begins from and comes back to, where nothing else is drawn for that. */
const starts: Readonly<Record<Exercise['from'], DrawnId>> = {
  standing: 'feet-apart',
  'all-fours': 'all-fours',
  belly: 'prone',
  back: 'supine-knees-bent',
  side: 'lying-side-rest',
  sitting: 'sukhasana',
  chair: 'sitting-on-chair',
  bed: 'savasana',
};

/** The figure that says most of an exercise. */
export function pictureOfExercise(exercise: Pick<Exercise, 'figure' | 'drawn' | 'picture'>): DrawnId {
  return exercise.picture ?? pictureOf(exercise);
}

/** How it is done, on the first of its sides: as its file says, or the start, what it leads to, and the way back. */
export function stepsOfExercise(exercise: Exercise): readonly ExerciseStep[] {
  const { spoken, stepFigures } = exercise;
  const textsOf = (lines: Exercise['spoken']['in']) => lines.map(({ text }) => text);
  const [ready, into, during, out] = [spoken.before, spoken.in, spoken.hold, spoken.out].map(textsOf);
  if (!ready || !into || !during || !out) return [];
  const start = startOf(exercise);
  if (stepFigures) {
    const steps = grouped([...into, ...during, ...out], stepFigures);
    return ready.length > 0 ? [{ lines: ready, figures: [start] }, ...steps] : steps;
  }
  const peaks = peaksOf(exercise);
  // A movement begins when all the lines that lead into it are said, a pose with the last of them.
  const isMovement = (exercise.drawn?.length ?? 0) > 1;
  const before = isMovement ? into : into.slice(0, -1);
  const after = isMovement ? during : [...into.slice(-1), ...during];
  const isSame = peaks.length === 1 && peaks[0] === start;
  const steps = isSame
    ? [{ lines: [...ready, ...into, ...during], figures: peaks }]
    : [
        { lines: [...ready, ...before], figures: [start] },
        { lines: after, figures: peaks },
      ];
  return [...steps, { lines: out, figures: isSame ? [] : [start] }].filter(({ lines }) => lines.length > 0);
}

function grouped(lines: readonly string[], figures: readonly (DrawnId | null)[]): readonly ExerciseStep[] {
  const begins = figures.flatMap((figure, index) => (figure ? [{ figure, index }] : []));
  return begins.map(({ figure, index }, place) => ({
    lines: lines.slice(index, begins[place + 1]?.index),
    figures: [figure],
  }));
}

/** Where it leads to: both ends of a movement, where neither is the start. */
function peaksOf(exercise: Exercise): readonly DrawnId[] {
  const start = startOf(exercise);
  const others = (exercise.picture ? [exercise.picture] : (exercise.drawn ?? [])).filter((id) => id !== start);
  return others.length > 0 ? others.slice(0, 2) : [pictureOfExercise(exercise)];
}

/** A chair seen from the side is not turned to the viewer between two steps. */
function startOf({ drawn = [], from }: Exercise): DrawnId {
  return drawn.find((id) => id === 'chair-front' || id === 'standing-behind-chair') ?? starts[from];
}
