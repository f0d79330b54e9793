import { Island } from '#app/islands/index.ts';
import { textPage } from '#app/site/.server/index.ts';
import { Hero, places } from '#app/site/index.ts';
import { Prose, Section } from '#app/ui/index.ts';
import styles from './day-huts.module.css';
import { memoryKey } from './memory.ts';
import MyPractice from './my-practice.island.tsx';

export function loader() {
  return textPage('practice', { under: [places.sessions] });
}

/** What the visitor's own device remembers; it is off until it is turned on here or after a session. */
export default function Practice({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { page, heading, lead, content } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <div className={styles.ground}>
        <Section id="praksis" heading="På denne enheten">
          <Island of={MyPractice} props={{}} when={{ stored: memoryKey }} />
          <noscript>
            <p>Uten JavaScript kan ikke nettleseren huske noe her.</p>
          </noscript>
        </Section>
      </div>
      <Section tone="tinted">
        <div className={styles.texts}>
          <Prose html={content} />
        </div>
      </Section>
    </>
  );
}
