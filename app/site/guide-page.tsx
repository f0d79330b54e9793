import type { ReactNode } from 'react';
import { type ReviewFacts, Summary, TextReview } from '#app/ui/index.ts';
import type { PageText } from '#content';
import { GuideSections } from './guide-section.tsx';
import { Hero, type HeroSize } from './hero.tsx';
import type { Page } from './page.ts';

interface GuideText extends Pick<PageText, 'heading' | 'lead' | 'summary' | 'sections'> {
  page: Page;
  review: ReviewFacts | null;
}

interface GuidePageProps {
  text: GuideText;
  /** How tall its opening is. */
  size?: HeroSize;
  actions?: ReactNode;
  /** Who stands on the ground of its landscape. */
  figure?: ReactNode;
  children?: ReactNode;
}

/** A fixed page that opens on its landscape, says the gist of it, shows what it is for, and then explains. */
export function GuidePage({ text, size, actions, figure, children }: GuidePageProps) {
  const { page, heading, lead, summary, sections, review } = text;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} figure={figure} {...(size && { size })}>
        {actions}
      </Hero>
      <Summary sentences={summary} />
      {children}
      <GuideSections sections={sections} />
      {review && <TextReview {...review} />}
    </>
  );
}
