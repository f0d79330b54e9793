import buttonStyles from '#app/ui/button.module.css';
import type { FilterChoice, FilterGroup } from '#app/ui/index.ts';
import styles from './more-filters.module.css';

interface MoreFiltersProps {
  action: string;
  groups: readonly FilterGroup[];
  /** Of all filters of the page: those of the others go along. */
  choice: FilterChoice;
  /** The place that is wanted near, as it was typed; null where no studio has a position. */
  near: string | null;
}

/** Filters with more answers than a row of buttons holds. */
export function MoreFilters({ action, groups, choice, near }: MoreFiltersProps) {
  const own = new Set(['naer', ...groups.map(({ name }) => name)]);
  const others = Object.entries(choice).filter(([name, value]) => value !== '' && !own.has(name));
  return (
    <form action={action} method="get" className={styles.more}>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {groups.map(({ name, legend, allLabel, options }) => (
        <label key={name}>
          {legend}
          <select name={name} defaultValue={choice[name]}>
            <option value="">{allLabel}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      ))}
      {near !== null && (
        <label>
          Nær (sted eller postnummer)
          <input name="naer" defaultValue={near} maxLength={100} autoComplete="off" />
        </label>
      )}
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet}`}>
        Vis studioer
      </button>
    </form>
  );
}
