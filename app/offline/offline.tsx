import { Island } from '#app/islands/index.ts';
import { textPage } from '#app/site/.server/index.ts';
import { Hero } from '#app/site/index.ts';
import { Prose, Section } from '#app/ui/index.ts';
import type { Route } from './+types/offline';
import { savedCache } from './saved.ts';
import SavedItems from './saved-items.island.tsx';

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
        <Island of={SavedItems} props={{ pagePath: page.path }} when={{ cached: savedCache }} />
        <noscript>
          <p>Uten JavaScript kan ikke nettleseren lagre noe her.</p>
        </noscript>
      </Section>
      <Section layout="narrow" tone="tinted">
        <Prose html={content} />
      </Section>
    </>
  );
}
