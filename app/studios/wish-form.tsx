import buttonStyles from '#app/ui/button.module.css';
import type { FilterChoice, FilterGroup } from '#app/ui/index.ts';
import styles from './wish-form.module.css';

interface WishFormProps {
  /** The form of the search field, which these choices belong to. */
  formId: string;
  groups: readonly FilterGroup[];
  choice: FilterChoice | null;
  /** Where the answer stands. */
  action: string;
}

/** Style, day and part of day, each one touch: with the place that is typed above, one form. */
export function WishForm({ formId, groups, choice, action }: WishFormProps) {
  return (
    <div className={styles.form}>
      {groups.map(({ name, legend, allLabel, options }) => (
        <fieldset key={name} className={styles.group}>
          <legend>{legend}</legend>
          {[{ value: '', label: allLabel ?? 'Alle' }, ...options].map(({ value, label }) => (
            <label key={value} className={styles.choice}>
              <input
                type="radio"
                form={formId}
                name={name}
                value={value}
                defaultChecked={(choice?.[name] ?? '') === value}
              />
              {shortLabel(label)}
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="submit"
        form={formId}
        formAction={action}
        className={`${buttonStyles.button} ${buttonStyles.strong}`}
      >
        Vis studioer
      </button>
    </div>
  );
}

/** `Kveld (etter 16)` → `Kveld`: a phone has little room. */
function shortLabel(label: string): string {
  return label.replace(/ \(.*\)$/, '');
}
