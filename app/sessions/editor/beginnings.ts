import type { FigureId } from '#app/drawings/ids.ts';
import type { ChosenPose } from './sequence.ts';

interface Beginning {
  readonly name: string;
  /** Where it happens: a landscape and its hour. */
  readonly place: string;
  /** What it takes with the ways between its poses. */
  readonly minutes: number;
  readonly poses: readonly (ChosenPose & { readonly id: FigureId })[];
}

/** Three poses that go together, for who has none in mind: the list opens with them. */
export const beginnings: readonly Beginning[] = [
  {
    name: 'Våkne i kroppen',
    place: 'eng.morning',
    minutes: 5,
    poses: [
      { id: 'tadasana', amount: 45 },
      { id: 'virabhadrasana2', amount: 30 },
      { id: 'uttanasana', amount: 45 },
    ],
  },
  {
    name: 'Myke opp hoftene',
    place: 'strand.day',
    minutes: 6,
    poses: [
      { id: 'malasana', amount: 30 },
      { id: 'baddha-konasana', amount: 60 },
      { id: 'ananda-balasana', amount: 45 },
    ],
  },
  {
    name: 'Falle til ro',
    place: 'stue.evening',
    minutes: 9,
    poses: [
      { id: 'balasana', amount: 90 },
      { id: 'paschimottanasana', amount: 90 },
      { id: 'savasana', amount: 180 },
    ],
  },
];
