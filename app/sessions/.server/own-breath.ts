import { conditionsOf } from '#app/conditions/index.ts';
import { type BreathPattern, isHeldPattern, roundsOf } from '../pacer/breath-pattern.ts';
import { breathingSession } from '../script/breathing.ts';
import { breathingExercises } from './sessions.ts';

/** The exercises of the site whose words a breath of one's own borrows: with the breath held, and without. */
const held = 'firkantpust';
const free = 'jevn-pust';
/** How the exercise says to sit and to breathe; what follows is about its own numbers. */
const preparations = 2;

/** A breath of one's own as a session, and whom it may not suit. */
export function ownBreath(pattern: BreathPattern) {
  const exercise = exerciseOf(isHeldPattern(pattern) ? held : free);
  const { prepare, finish } = exerciseOf(free);
  const session = breathingSession({
    id: 'egen-pust',
    title: 'Egen pust',
    prepare: prepare.slice(0, preparations),
    ...roundsOf(pattern),
    finish,
    precautions: exercise.precautions,
  });
  return { session, adaptations: conditionsOf(exercise) };
}

function exerciseOf(id: string) {
  const exercise = breathingExercises.find((candidate) => candidate.id === id);
  if (!exercise)
    throw new Error(`content/breathing is missing ${id}, which a breath of one's own takes its words from`);
  return exercise;
}
