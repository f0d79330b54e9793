import { type NavigationLink, places } from '#app/site/index.ts';
import { type Meditation, meditationLinks } from '#content';

const maxHere = 4;

/** The list that a meditation belongs under in the breadcrumb: its focus decides, then its type. */
export function listOf({ focus, type }: Pick<Meditation, 'focus' | 'type'>): NavigationLink {
  if (focus === 'søvn') return places.sleepMeditation;
  if (focus === 'stress') return places.stressMeditation;
  return type === 'nybegynnere' ? places.beginnerMeditation : places.guidedMeditation;
}

/** Where to go on from a meditation: on this site, each place once, then elsewhere. */
export function furtherLinks({ focus, type }: Pick<Meditation, 'focus' | 'type'>) {
  const { here, elsewhere } = meditationLinks.focuses[focus];
  const wanted = [...here, ...(type === 'nybegynnere' ? meditationLinks.beginners : [])];
  const isFirst = ({ path }: NavigationLink, index: number) => wanted.findIndex((link) => link.path === path) === index;
  return { here: wanted.filter(isFirst).slice(0, maxHere), elsewhere };
}
