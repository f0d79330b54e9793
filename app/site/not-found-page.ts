import { openingOn } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import type { NavigationLink } from './navigation.ts';
import type { Page } from './page.ts';

/** How a page that is not there describes itself; `parents` is the trail down to where it was looked for. */
export function notFoundPage(heading: string, path: string, parents: readonly NavigationLink[] = []): Page {
  return {
    title: heading,
    description: `${heading}. Gå til forsiden, eller let videre blant yogaklasser, meditasjoner og artikler hos Pusterom.`,
    path,
    trail: [...parents, { name: heading, path }],
    opening: openingOn('not-found'),
    noindex: true,
    previewOf: paths.home,
  };
}
