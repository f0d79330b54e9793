import { articles, cities, meditations, poses, yogaClasses, yogaTypes } from '#app/.server/library.ts';
import type { Preview } from '#app/drawings/.server/previews/preview.ts';
import { isPictureId } from '#app/drawings/landscape/pictures.ts';
import type { SceneId } from '#app/drawings/landscape/scenes.ts';
import { paths } from '#app/paths.ts';
import { places } from '#app/site/navigation.ts';
import { countCities } from '#app/studios/rules/city-counts.ts';
import { oncePer } from '#app/studios/rules/once-per.ts';
import type { DirectorySnapshot } from '#app/studios/rules/snapshot.ts';
import { textOf } from './text-page.ts';

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
    .map(([name, { path }]) => {
      const { heading, scene, updated } = textOf(name);
      return { path, updated, preview: { title: heading, subtitle: '', drawing: { scene } } };
    }),
  {
    path: paths.ownSession(),
    updated: textOf('poses').updated,
    preview: { title: 'Lag din egen økt', subtitle: 'Yogastillinger', drawing: { scene: textOf('poses').scene } },
  },
  ...yogaTypes.map(({ slug, title, image, updated }) => ({
    path: paths.yogaType(slug),
    updated,
    preview: { title, subtitle: 'Yogatype', drawing: drawingOf(image, 'types') },
  })),
  ...poses.map(({ id, name, sanskritName, updated }) => ({
    path: paths.pose(id),
    updated,
    preview: { title: name, subtitle: sanskritName, drawing: { figure: id } },
  })),
  ...yogaClasses.map(({ slug, title, duration, image, scene, updated }) => ({
    path: paths.yogaClass(slug),
    updated,
    preview: { title, subtitle: `Yogaklasse · ${duration}`, drawing: drawingOf(image, scene) },
  })),
  ...meditations.map(({ slug, title, duration, image, updated }) => ({
    path: paths.meditation(slug),
    updated,
    preview: { title, subtitle: `Meditasjon · ${duration}`, drawing: drawingOf(image, 'meditation') },
  })),
  ...articles.map((article) => ({
    path: paths.article(article),
    updated: article.updated,
    preview: {
      title: article.title,
      subtitle: `Artikkel · ${article.readTime}`,
      drawing: drawingOf(article.image, 'articles'),
    },
  })),
];

const contentByPath = byPath(contentPages);

const pagesByPath = oncePer((snapshot: DirectorySnapshot) => byPath(directoryPages(snapshot)));

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

function byPath(pages: readonly SitePage[]): ReadonlyMap<string, SitePage> {
  return new Map(pages.map((page) => [decodeURIComponent(page.path), page]));
}

/** The drawing of an item; an owner's photograph lies elsewhere, and the page's landscape stands for it. */
function drawingOf(image: string, scene: SceneId): Preview['drawing'] {
  const id = /^\/bilder\/(.+)\.svg$/u.exec(image)?.[1] ?? '';
  return isPictureId(id) ? { picture: id } : { scene };
}
