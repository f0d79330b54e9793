import type { BodyPart, FigureId, VariantId } from '#app/drawings/ids.ts';
import { closeUpOf, defaultSeed, FigurePicture } from '#app/drawings/index.ts';
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
  /** One for each step: the whole body, or a close-up of a part of it. */
  drawings: readonly { readonly figure: FigureId | VariantId; readonly part: BodyPart | null; readonly alt: string }[];
  body: number;
}

/** How the pose is done, each step with what the body then does; all shown by one person. */
export function PoseSteps({ steps, drawings, body }: PoseStepsProps) {
  const pictures = drawings.map(({ figure, part, alt }, index) => (
    <FigurePicture
      key={steps[index]}
      id={figure}
      body={bodyFor(figure, body)}
      closeUp={part ? closeUpOf(figure, part) : undefined}
      // The words beside it tell what a close-up shows.
      alt={part ? '' : alt}
    />
  ));
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
