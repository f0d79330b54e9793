import type { DrawnId } from '#app/drawings/ids.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import { type Place, places } from './composer/knowledge.ts';
import styles from './composer-form.module.css';

const figures: Readonly<Record<Place, DrawnId>> = {
  matte: 'virabhadrasana2',
  stol: 'chair-arms-up',
  seng: 'savasana',
  kontor: 'chair-ear-to-shoulder',
};

/** Who is in the room: the style sheet shows the one where the form says that one is, and no other is fetched. */
export function ComposerPeople() {
  return places.map((place) => (
    <FigurePicture key={place} id={figures[place]} className={`${styles.person} ${styles[place]}`} />
  ));
}
