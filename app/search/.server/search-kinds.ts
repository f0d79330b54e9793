import { kinds } from '#app/about/.server/index.ts';
import type { SearchKind } from '#app/site/.server/index.ts';

/** What can be found beside the kinds of content. Our own pages weigh more than the studios, whose texts are many and others'. */
const otherKinds: readonly SearchKind[] = [
  { name: 'guide', heading: 'Guider og sider', singular: 'Side', id: 'guider', weight: 1, words: [] },
  { name: 'city', heading: 'Byer', singular: 'By', id: 'byer', weight: 1.2, words: ['studio', 'yogastudio'] },
  {
    name: 'studio',
    heading: 'Yogastudioer',
    singular: 'Yogastudio',
    id: 'yogastudioer',
    weight: 0.6,
    words: ['studio', 'yogastudio'],
  },
];

/** Every kind of hit; equals stand in this order. */
export const searchKinds: readonly SearchKind[] = [...kinds.map(({ search }) => search), ...otherKinds];

const byName = new Map(searchKinds.map((kind) => [kind.name, kind]));

/** The kind that documents name; one that is not declared is an error of the build. */
export function searchKind(name: string): SearchKind {
  const kind = byName.get(name);
  if (!kind) throw new Error(`no kind is called ${name}`);
  return kind;
}
