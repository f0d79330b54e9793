import type { FigureId } from '#app/drawings/ids.ts';
import type { ChosenPose } from './sequence.ts';

type Beginning = { readonly name: string; readonly poses: readonly (ChosenPose & { readonly id: FigureId })[] };

/** Three poses that go together, for who has none in mind: the list opens with them. */
export const beginnings: readonly Beginning[] = [
  {
    name: 'Våkne i kroppen',
    poses: [
      { id: 'tadasana', amount: 45 },
      { id: 'virabhadrasana2', amount: 30 },
      { id: 'uttanasana', amount: 45 },
    ],
  },
  {
    name: 'Myke opp hoftene',
    poses: [
      { id: 'malasana', amount: 30 },
      { id: 'baddha-konasana', amount: 60 },
      { id: 'ananda-balasana', amount: 45 },
    ],
  },
  {
    name: 'Falle til ro',
    poses: [
      { id: 'balasana', amount: 90 },
      { id: 'viparita-karani', amount: 180 },
      { id: 'savasana', amount: 180 },
    ],
  },
];
