import type { ReactNode } from 'react';
import type { Page } from '#app/site/page.ts';
import type { PageText } from '#content';
import { Hero } from './hero.tsx';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';
import { Summary } from './summary.tsx';

interface LegalText extends Pick<PageText, 'heading' | 'lead' | 'summary' | 'content'> {
  page: Page;
}

/** A statement in one column, with the gist of it first. `children` stand before its text. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  const { page, heading, lead, summary, content } = text;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Summary sentences={summary} />
      <Section layout="narrow">
        {children}
        <Prose html={content} />
      </Section>
    </>
  );
}
