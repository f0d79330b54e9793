import { conditionIds, conditionNames } from '#app/conditions/index.ts';
import { paths } from '#app/paths.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Choices, type Option } from './choices.tsx';
import { needs, places, props } from './composer/knowledge.ts';
import { type Wish, wishLevels } from './composer/wish.ts';
import { levelNames, needNames, placeNames, propNames } from './composer/wish-words.ts';
import styles from './composer-form.module.css';

const usualMinutes = [5, 10, 15, 20, 30, 45];

/** What a session is wished for: a plain form, each wish an address of its own. */
export function ComposerForm({ wish }: { wish: Wish }) {
  const minutes = [...new Set([...usualMinutes, wish.minutes])].toSorted((a, b) => a - b);
  const without = new Set<string>([...wish.conditions, ...wish.props]);
  return (
    <form action={paths.composer()} method="get" className={`${styles.form} no-print`}>
      <Choices
        name="behov"
        legend="Hva trenger du?"
        options={needs.map((value) => ({ value, label: needNames[value] }))}
        chosen={wish.need}
      />
      <Choices
        name="minutter"
        legend="Hvor lenge?"
        options={minutes.map((value) => ({ value: String(value), label: `${value} min` }))}
        chosen={String(wish.minutes)}
      />
      <Choices
        name="sted"
        legend="Hvor er du?"
        options={places.map((value) => ({ value, label: placeNames[value] }))}
        chosen={wish.place}
      />
      <Choices
        name="niva"
        legend="Hvor krevende?"
        options={wishLevels.map((value) => ({ value, label: levelNames[value] }))}
        chosen={wish.level}
      />
      <details open={without.size > 0}>
        <summary className={styles.more}>Ta hensyn til eller utelat noe</summary>
        <Ticks
          legend="Ta hensyn til"
          options={conditionIds.map((value) => ({ value, label: conditionNames[value].name }))}
          chosen={without}
        />
        <Ticks
          legend="Har ikke"
          options={props.map((value) => ({ value, label: propNames[value] }))}
          chosen={without}
        />
      </details>
      {wish.items.map((id) => (
        <input key={id} type="hidden" name="uten" value={id} />
      ))}
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
        Lag økten
      </button>
    </form>
  );
}

function Ticks({
  legend,
  options,
  chosen,
}: {
  legend: string;
  options: readonly Option[];
  chosen: ReadonlySet<string>;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="checkbox" name="uten" value={value} defaultChecked={chosen.has(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
