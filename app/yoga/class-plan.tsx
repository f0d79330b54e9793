import { isVariantId } from '#app/drawings/ids.ts';
import { defaultSeed, FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { shownIn } from '#app/sessions/index.ts';
import { numeral } from '#app/text/index.ts';
import type { YogaClass } from '#content';
import styles from './class-plan.module.css';

/** Of a movement its two ends are shown, by one person; a flow of more poses is told by its words, and shown by the modification that the step names. */
const maxFigures = 2;

function picturesOf(step: YogaClass['plan'][number]['steps'][number]) {
  const shown = shownIn(step);
  if (shown.length <= maxFigures) return shown;
  return [step.drawn?.find(isVariantId) ?? step.figure];
}

/** A class as it runs: its parts, and in each the steps with figure, time and what the teacher says. */
export function ClassPlan({ plan }: { plan: YogaClass['plan'] }) {
  return (
    <div className={styles.plan}>
      {plan.map((part) => (
        <section key={part.title}>
          <h3>
            {part.title} <span>{minutes(part.steps.reduce((sum, step) => sum + step.minutes, 0))}</span>
          </h3>
          <ol role="list">
            {part.steps.map((step, index) => (
              // A pose may return within a part: its place tells it apart.
              // biome-ignore lint/suspicious/noArrayIndexKey: the plan is fixed
              <li key={index} className={styles.step}>
                <div className={styles.figures}>
                  {picturesOf(step).map((id) => (
                    <FigurePicture key={id} id={id} body={defaultSeed(step.figure)} className={styles.figure} />
                  ))}
                </div>
                <div>
                  <h4>{step.poseId ? <a href={paths.pose(step.poseId)}>{step.name}</a> : step.name}</h4>
                  <p className={styles.time}>
                    {minutes(step.minutes)}
                    {step.bothSides && ', begge sider'}
                  </p>
                  <p className={styles.text}>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Minutes as read: `1,5 min`. */
function minutes(count: number): string {
  return `${numeral(count, Number.isInteger(count) ? 0 : 1)} min`;
}
