import { pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/drawings/index.ts';
import type { ReviewFacts } from '#app/ui/index.ts';
import type { PageText } from '#content';
import { type NavigationLink, places } from '../navigation.ts';
import type { Page } from '../page.ts';
import type { ListPlace } from './kind-declaration.ts';

interface Facts extends Partial<Omit<Page, 'path'>> {
  /** The pages between the front page and this one. */
  readonly under?: readonly NavigationLink[];
  /** Of a list that turns pages: search engines are given the first. */
  readonly side?: number;
}

/** The text of a fixed page. Its file in content/pages is called as the place is: `homeYoga` is home-yoga.md. */
export function textOf(place: string) {
  return pageText(place.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`));
}

/** A fixed page, or the one that lists a kind of content: its text, and what it tells the document shell; `facts` win over what the text says. */
export function textPage(place: keyof typeof places | ListPlace, { under = [], side = 1, ...facts }: Facts = {}) {
  const link = typeof place === 'string' ? places[place] : { name: place.name, path: place.path };
  const text = typeof place === 'string' ? textOf(place) : pageText(place.text);
  const { title, heading, lead, metaDescription, scene, summary, sections, precautions, content } = text;
  const page: Page = {
    title,
    description: metaDescription,
    path: link.path,
    trail: [...under, link],
    opening: openingOn(scene),
    ...facts,
    ...(side > 1 && { title: `${facts.title ?? title}, side ${side}`, noindex: true }),
  };
  return { page, heading, lead, summary, sections, precautions, content, review: reviewOf(text) };
}

/** What a page that gives advice says of itself; null for the others. */
function reviewOf({ sources, reviewed, author, reviewedBy }: PageText): ReviewFacts | null {
  return sources && reviewed ? { sources, reviewed, author, reviewedBy } : null;
}
