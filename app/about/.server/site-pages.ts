import { cities, pageText } from '#app/.server/library.ts';
import type { Preview } from '#app/drawings/.server/index.ts';
import { paths } from '#app/paths.ts';
import { textOf } from '#app/site/.server/index.ts';
import { places } from '#app/site/index.ts';
import { countCities, type DirectorySnapshot, memoizeByObject } from '#app/studios/rules/index.ts';
import type { PageText } from '#content';
import { kinds } from './kinds.ts';

/** A page that wants to be found and shared. */
export interface SitePage {
  /** Canonical. */
  readonly path: string;
  /** The day on which its text was last changed; null for what comes from the studio table, which tells no days. */
  readonly updated: string | null;
  readonly preview: Preview;
}

/** Every page of the site, once. */
export function sitePages(snapshot: DirectorySnapshot): readonly SitePage[] {
  return [...contentPages, ...directoryPages(snapshot)];
}

/** The page at a canonical path, decoded. */
export function sitePageAt(path: string, snapshot: DirectorySnapshot): SitePage | undefined {
  return contentByPath.get(path) ?? pagesByPath(snapshot).get(path);
}

const cityNames = cities.map(({ name }) => name);

const contentPages: readonly SitePage[] = [
  ...Object.entries(places)
    .filter(([name]) => name !== 'search')
    .map(([name, { path }]) => fixedPage(path, textOf(name))),
  ...kinds.flatMap(({ list }) => (list ? [fixedPage(list.path, pageText(list.text))] : [])),
  {
    path: paths.ownSession(),
    updated: textOf('poses').updated,
    preview: { title: 'Lag din egen økt', subtitle: 'Yogastillinger', drawing: { scene: textOf('poses').scene } },
  },
  ...kinds.flatMap((kind) =>
    kind.items.map((item) => ({ path: kind.path(item), updated: item.updated, preview: kind.preview(item) })),
  ),
];

const contentByPath = byPath(contentPages);

const pagesByPath = memoizeByObject((snapshot: DirectorySnapshot) => byPath(directoryPages(snapshot)));

function directoryPages(snapshot: DirectorySnapshot): readonly SitePage[] {
  const drawing = { scene: 'studios' } as const;
  return [
    ...countCities(cityNames, snapshot).map(({ name }) => ({
      path: paths.studioLocation(name),
      updated: null,
      preview: { title: `Yoga i ${name}`, subtitle: 'Yogastudioer', drawing },
    })),
    ...snapshot.studios.map(({ slug, name, city }) => ({
      path: paths.studio(slug),
      updated: null,
      preview: { title: name, subtitle: `Yogastudio i ${city}`, drawing },
    })),
  ];
}

function fixedPage(path: string, { heading, scene, updated }: PageText): SitePage {
  return { path, updated, preview: { title: heading, subtitle: '', drawing: { scene } } };
}

function byPath(pages: readonly SitePage[]): ReadonlyMap<string, SitePage> {
  return new Map(pages.map((page) => [decodeURIComponent(page.path), page]));
}
