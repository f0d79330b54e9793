import type { ReactNode } from 'react';
import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumb, type NavigationLink } from '#app/site/index.ts';
import { openPlace } from './place.ts';
import type { SequencePose } from './script/from-sequence.ts';
import styles from './sequence-opening.module.css';

/** What a file shows of its landscape: the whole sheet with more sky for the words, and what lies around it where there is room. */
const lowView = '#svgView(viewBox(1080,-240,360,880))';
/** Nearer, where the words stand beside the place. */
const nearView = '#svgView(viewBox(1080,-160,360,800))';

interface SequenceOpeningProps {
  trail: readonly NavigationLink[];
  title: string;
  /** The first pose of the list, if it has one. */
  first: SequencePose | undefined;
  children: ReactNode;
}

/** How the page of an own session opens: in the place where it happens, with its first pose there. */
export function SequenceOpening({ trail, title, first, children }: SequenceOpeningProps) {
  const { scene, lights, figure } = openPlace;
  const file = paths.landscape(`${scene}.${lights[0].hour}`);
  const waiting = first?.drawn?.[0] ?? first?.figure ?? figure;
  return (
    <div id="start" className={styles.opening}>
      <picture>
        <source media="(width >= 80rem)" srcSet={`${file}${nearView}`} />
        <img src={`${file}${lowView}`} alt="" loading="lazy" className={styles.landscape} />
      </picture>
      <FigurePicture id={waiting} isInPlace className={styles.figure} />
      <div className={styles.text}>
        <Breadcrumb trail={trail} />
        <h1>{title}</h1>
        {children}
      </div>
    </div>
  );
}
