import { Island } from '#app/islands/island.tsx';
import { textPage } from '#app/site/.server/text-page.ts';
import { Hero } from '#app/ui/hero.tsx';
import { Prose } from '#app/ui/prose.tsx';
import { Section } from '#app/ui/section.tsx';
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
