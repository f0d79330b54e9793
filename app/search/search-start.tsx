import { paths, withQuery } from '#app/paths.ts';
import { Section } from '#app/ui/index.ts';
import styles from './search.module.css';

/** Questions that show what can be asked: a need, a body part, a name, a place. */
const starts: readonly { readonly heading: string; readonly queries: readonly string[] }[] = [
  { heading: 'Det du trenger', queries: ['vondt i ryggen', 'får ikke sove', 'stress på jobb', 'kort pause'] },
  { heading: 'En del av kroppen', queries: ['hofter', 'skuldre', 'bakside lår', 'føtter'] },
  { heading: 'Noe du har hørt om', queries: ['yinyoga', 'nedadvendt hund', 'savasana', 'mindfulness'] },
  { heading: 'Et sted', queries: ['Oslo', 'Bergen', 'Trondheim', 'Tromsø'] },
];

/** What stands under the box before anything was asked. */
export function SearchStart() {
  return (
    <Section id="forslag" heading="Skriv det slik du ville sagt det">
      <ul role="list" className={styles.starts}>
        {starts.map(({ heading, queries }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <SearchLinks queries={queries} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Links that ask for the visitor. */
export function SearchLinks({ queries }: { queries: readonly string[] }) {
  return (
    <ul role="list" className={styles.queries}>
      {queries.map((query) => (
        <li key={query}>
          <a href={withQuery(paths.search, { q: query })} aria-label={`${query}: søk`}>
            {query}
          </a>
        </li>
      ))}
    </ul>
  );
}
