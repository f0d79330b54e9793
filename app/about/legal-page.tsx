import type { ReactNode } from 'react';
import { Hero, type Page } from '#app/site/index.ts';
import { anchored } from '#app/text/index.ts';
import { Prose, Reading, Section, Summary } from '#app/ui/index.ts';
import type { PageText } from '#content';

interface LegalText extends Pick<PageText, 'heading' | 'lead' | 'summary' | 'content'> {
  page: Page;
}

interface LegalPageProps {
  text: LegalText;
  /** Stands before the text. */
  children?: ReactNode;
  /** What follows under the text, in its contents. */
  appendix?: { readonly id: string; readonly heading: string };
}

/** A statement to refer to: the gist of it first, then its numbered parts, with the list of them beside it. */
export function LegalPage({ text, children, appendix }: LegalPageProps) {
  const { page, heading, lead, summary, content } = text;
  const { html, parts } = anchored(content);
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} size="low" />
      <Summary sentences={summary} />
      <Section>
        <Reading
          contents={{ heading: 'På denne siden', id: 'pa-denne-siden' }}
          parts={appendix ? [...parts, appendix] : parts}
          numbered
        >
          {children}
          <Prose html={html} />
        </Reading>
      </Section>
    </>
  );
}
