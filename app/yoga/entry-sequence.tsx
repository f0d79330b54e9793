import type { FigureId, VariantId } from '#app/drawings/ids.ts';
import { defaultSeed, FigurePicture } from '#app/drawings/index.ts';
import { TextList } from '#app/ui/index.ts';
import styles from './entry-sequence.module.css';

export interface WayInFrame {
  readonly step: number;
  readonly figure: FigureId;
  readonly alt: string;
}

/** What the step of a frame is called beside its picture. */
export function stepName(frames: readonly WayInFrame[], index: number): string {
  const step = frames[index]?.step;
  return index > 0 && frames[index - 1]?.step === step ? 'så' : `Trinn ${step}`;
}

type Drawing = { readonly figure: FigureId | VariantId; readonly alt: string } | null;

interface PoseStepsProps {
  steps: readonly string[];
  /** One for each step. */
  drawings: readonly Drawing[];
  body: number;
}

/** How the pose is done, each step with what the body then does; all shown by one person. */
export function PoseSteps({ steps, drawings, body }: PoseStepsProps) {
  const pictures = drawings.map((drawing, index) => {
    if (!drawing) return null;
    const { figure, alt } = drawing;
    // What was told of the step before need not be heard again.
    const isKnown = drawings[index - 1]?.figure === figure;
    return <FigurePicture key={steps[index]} id={figure} body={bodyFor(figure, body)} alt={isKnown ? '' : alt} />;
  });
  return (
    <div className={styles.steps}>
      <TextList items={steps} numbered pictures={pictures} />
    </div>
  );
}

/** A file of its own only where the figure is another person than the one who shows the pose. */
export function bodyFor(figure: FigureId | VariantId, body: number): number | undefined {
  return defaultSeed(figure) === body ? undefined : body;
}

export interface Modification {
  readonly text: string;
  readonly drawing: Drawing;
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
