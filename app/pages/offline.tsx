import { textPage } from '#app/.server/text-page.ts';
import { Callout } from '#app/components/callout.tsx';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Prose } from '#app/components/prose.tsx';
import { Section } from '#app/components/section.tsx';
import { onDemandModules } from '#app/lib/on-demand.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/offline';
import styles from './offline.module.css';

export function loader() {
  return textPage('offline');
}

/** What is saved, and how; without a network also what stands in for a page that is not there. */
export default function Offline({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, content } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Section id="lagret" heading="Lagret på denne enheten" layout="narrow">
        <div hidden data-missing={page.path} className={styles.missing}>
          <Callout kind="info" heading="Siden du ville til, er ikke lagret">
            <p>Du er uten nett. Siden kommer når du har nett igjen.</p>
          </Callout>
        </div>
        <div className={styles.items} data-saved-items tabIndex={-1}>
          <div data-shelf />
          <div data-nothing-saved="">
            <EmptyMessage picture="tomt-lagret">
              <p>Du har ikke lagret noe på denne enheten.</p>
              <a href={paths.yogaClasses}>Finn en yogaklasse å lagre</a>
            </EmptyMessage>
          </div>
        </div>
        <noscript>
          <p>Uten JavaScript kan ikke nettleseren lagre noe her.</p>
        </noscript>
        <script type="module" src={onDemandModules.savedItems} />
      </Section>
      <Section layout="narrow" tone="tinted">
        <Prose html={content} />
      </Section>
    </>
  );
}
