import styles from './composer-form.module.css';

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** One choice of several, as buttons of a plain form. */
export function Choices({
  name,
  legend,
  options,
  chosen,
}: {
  name: string;
  legend: string;
  options: readonly Option[];
  chosen: string;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value} className={styles.choice}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
