import { paths, withQuery } from '#app/paths.ts';
import type { ShownSources } from './rules/sources-shown.ts';
import styles from './studio.module.css';

interface StudioSourcesProps {
  slug: string;
  sources: ShownSources | null;
  /** The day on which the directory was read; null where nobody knows. */
  readOn: string | null;
}

/** Where what is said of a studio comes from, field by field, and the way to put it right. */
export function StudioSources({ slug, sources, readOn }: StudioSourcesProps) {
  return (
    <div className={styles.source}>
      <p>
        {sources ? `${sources.line} ` : readOn && <>Hentet fra oversikten {readOn}. </>}
        <a href={withQuery(paths.contact, { studio: slug })}>Meld fra om feil</a>.{' '}
        <a href={withQuery(paths.studioProposal, { studio: slug })}>Er dette ditt studio?</a>
      </p>
      {sources?.isOld && <p>Det er mer enn et år siden. Ring gjerne før du drar.</p>}
      {sources && (
        <details>
          <summary>Hvor kommer dette fra?</summary>
          <ul>
            {sources.entries.map(({ label, licence, checked, fields }) => (
              <li key={`${label} ${checked}`}>
                {label}
                {licence && ` (${licence})`}, {checked}: {fields}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
