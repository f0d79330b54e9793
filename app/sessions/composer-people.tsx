import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import styles from './composer-form.module.css';

/** Who is in the room: the style sheet shows the one where the form says that one is, and no other is fetched. */
export function ComposerPeople() {
  const shownIn = (place: string | undefined) => `${styles.person} ${place}`;
  return (
    <>
      <FigurePicture id="virabhadrasana2" isInPlace className={shownIn(styles.matte)} />
      <FigurePicture id="chair-arms-up" isInPlace className={shownIn(styles.stol)} />
      <FigurePicture id="chair-ear-to-shoulder" isInPlace className={shownIn(styles.kontor)} />
      <img
        src={paths.picture('i-senga')}
        alt=""
        width={720}
        height={480}
        loading="lazy"
        className={shownIn(styles.seng)}
      />
    </>
  );
}
