import { poseById } from '#app/.server/library.ts';
import type { DrawnId } from '#app/drawings/ids.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import list from '#app/ui/text-list.module.css';
import { figureTexts } from '#content';
import styles from './entry-sequence.module.css';
import { bodyFor } from './entry-sequence.tsx';
import type { ExerciseStep } from './exercise-steps.ts';

interface ExercisePlatesProps {
  steps: readonly ExerciseStep[];
  /** Who shows it. */
  body: number;
}

/** How an exercise is done: a plate for each step, with what the body then does. */
export function ExercisePlates({ steps, body }: ExercisePlatesProps) {
  return (
    <div className={styles.steps}>
      <ol role="list" className={list.list}>
        {steps.map(({ lines, figures }) => (
          <li key={lines[0]} data-wide={figures.length > 1 || undefined}>
            {figures.map((id) => (
              <FigurePicture key={id} id={id} body={bodyFor(id, body)} alt={figureAlt(id)} />
            ))}
            <div>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What a figure does, for those who cannot see it. */
export function figureAlt(figure: DrawnId): string {
  const alt = poseById(figure)?.figureAlt ?? figureTexts.figures[figure];
  if (alt === undefined) throw new Error(`content/figures.yaml has no words for «${figure}»`);
  return alt;
}
