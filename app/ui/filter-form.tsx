import styles from './filter-form.module.css';
import type { FilterChoice, FilterGroup } from './filters.ts';

interface FilterFormProps {
  /** Path of the list, with the fragment to come back to. */
  action: string;
  groups: readonly FilterGroup[];
  /** May have choices of other groups too, which are kept. */
  choice: FilterChoice;
  /** How many items are left, in words: `3 klasser`. */
  status: string;
}

/** Filters as GET forms: each choice is an address of its own, without a script. */
export function FilterForm({ action, groups, choice, status }: FilterFormProps) {
  return (
    <div className={`${styles.filters} no-print`}>
      {groups.map((group) => (
        <form key={group.name} action={action} method="get">
          {Object.entries(choice).map(
            ([name, value]) =>
              name !== group.name && value !== '' && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <fieldset>
            <legend>{group.legend}</legend>
            <button type="submit" aria-pressed={!choice[group.name]}>
              {group.allLabel ?? 'Alle'}
            </button>
            {group.options.map(({ value, label }) => (
              <button
                key={value}
                type="submit"
                name={group.name}
                value={value}
                aria-pressed={choice[group.name] === value}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </form>
      ))}
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
