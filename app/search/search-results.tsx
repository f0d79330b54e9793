import type { ReactNode } from 'react';
import { EmptyMessage, places } from '#app/site/index.ts';
import { ExampleNotice } from '#app/studios/index.ts';
import { counted, numeral } from '#app/text/index.ts';
import type { Segment } from './.server/marking.ts';
import type { Hit, HitGroup, SearchResults } from './.server/search.ts';
import styles from './search.module.css';
import { SearchLinks } from './search-start.tsx';

/** How much was found, and the way to each kind of it. */
export function SearchSummary({ results: { query, total, groups } }: { results: SearchResults }) {
  return (
    <div className={styles.summary}>
      <p role="status">
        {total === 0 ? 'Ingen treff' : counted(total, 'treff', 'treff')} på «{query}»
      </p>
      {groups.length > 1 && (
        <nav aria-label="Treff etter type">
          <ul role="list" className={styles.queries}>
            {groups.map(({ kind, total: count }) => (
              <li key={kind.name}>
                <a href={`#${kind.id}`}>
                  {kind.heading} <span className={styles.count}>{numeral(count)}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** What was found, a group for each kind. */
export function SearchResultList({ groups, hasExamples }: { groups: readonly HitGroup[]; hasExamples: boolean }) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <ResultGroup
          key={group.kind.name}
          group={group}
          notice={hasExamples && group.kind.name === 'studio' && <ExampleNotice />}
        />
      ))}
    </div>
  );
}

function ResultGroup({ group: { kind, total, hits }, notice }: { group: HitGroup; notice: ReactNode }) {
  const { heading, id } = kind;
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-overskrift`}>
      <div className={styles.head}>
        <h2 id={`${id}-overskrift`}>{heading}</h2>
        <p>{total > hits.length ? `De ${hits.length} beste av ${numeral(total)}` : counted(total, 'treff', 'treff')}</p>
      </div>
      <div className={styles.hits}>
        {notice}
        <ol role="list">
          {hits.map((hit) => (
            <ResultItem key={hit.path} hit={hit} factsLanguage={kind.factsLanguage} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function ResultItem({ hit, factsLanguage }: { hit: Hit; factsLanguage: string | undefined }) {
  const { path, title, facts, excerpt, picture, care } = hit;
  return (
    <li className={styles.hit}>
      {picture && <img src={picture} alt="" width={144} height={96} loading="lazy" decoding="async" />}
      <h3>
        <a href={path}>
          <Marked segments={title} />
        </a>
      </h3>
      {facts.length > 0 && (
        <p className={styles.facts} lang={factsLanguage}>
          <Marked segments={facts} />
        </p>
      )}
      {excerpt.length > 0 && (
        <p className={styles.excerpt}>
          <Marked segments={excerpt} />
        </p>
      )}
      {care && <p className={styles.excerpt}>Tilpass: {care}</p>}
    </li>
  );
}

/** Text with the words that were looked for marked. */
function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** Nothing was found: ways on. */
export function SearchNothing() {
  return (
    <div className={styles.groups}>
      <EmptyMessage picture="tomt-sok">
        <h2>Vi fant ikke noe om det</h2>
        <p>Prøv et kortere ord, eller skriv hva det gjelder:</p>
        <SearchLinks queries={['rygg', 'søvn', 'stress', 'hofter', 'nybegynner']} />
        <p>Du kan også se deg om her:</p>
        <ul role="list" className={styles.queries}>
          {waysOn.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </EmptyMessage>
    </div>
  );
}

const waysOn = [places.yogaClasses, places.poses, places.meditations, places.articles, places.studios];
