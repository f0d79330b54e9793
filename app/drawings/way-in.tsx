import { defaultSeed } from './figure/body.ts';
import type { FigureId } from './figure/figure-ids.ts';
import type { VariantId } from './figure/variant-ids.ts';
import { FigurePicture } from './figure-picture.tsx';
import styles from './way-in.module.css';

export interface WayInFrame {
  readonly step: number;
  readonly figure: FigureId;
  readonly alt: string;
}

/** The way into a pose as a strip of key frames, each tied to its step; all shown by one person. */
export function WayIn({ frames, body }: { frames: readonly WayInFrame[]; body: number }) {
  return (
    <ol role="list" className={styles.strip} data-count={frames.length}>
      {frames.map(({ step, figure, alt }, index) => (
        <li key={`${step} ${figure}`}>
          <FigurePicture id={figure} body={defaultSeed(figure) === body ? undefined : body} alt={alt} />
          <span>{stepName(frames, index)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the step of a frame is called beside its picture. */
export function stepName(frames: readonly WayInFrame[], index: number): string {
  const step = frames[index]?.step;
  return index > 0 && frames[index - 1]?.step === step ? 'så' : `Trinn ${step}`;
}

export interface Modification {
  readonly text: string;
  readonly drawing: { readonly figure: FigureId | VariantId; readonly alt: string } | null;
}

/** Ways to make a pose one's own, with a drawing where a picture says more than the words. */
export function Modifications({ items, body }: { items: readonly Modification[]; body: number }) {
  return (
    <ul role="list" className={styles.modifications}>
      {items.map(({ text, drawing }) => (
        <li key={text}>
          <p>{text}</p>
          {drawing && <FigurePicture id={drawing.figure} body={body} alt={drawing.alt} />}
        </li>
      ))}
    </ul>
  );
}
