import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import { countCities } from '#app/studios/city-counts.ts';
import type { DirectorySnapshot } from '#app/studios/snapshot.ts';
import { articles, meditations, poses, yogaClasses, yogaTypes } from './library.ts';

/** Every page that wants to be found: its canonical path, once. */
export function sitemapPaths(snapshot: DirectorySnapshot, cities: readonly string[]): readonly string[] {
  const fixed = Object.values(places)
    .map(({ path }) => path)
    .filter((path) => path !== paths.search);
  return [
    ...fixed,
    paths.ownSession(),
    ...yogaTypes.map(({ slug }) => paths.yogaType(slug)),
    ...poses.map(({ id }) => paths.pose(id)),
    ...yogaClasses.map(({ slug }) => paths.yogaClass(slug)),
    ...meditations.map(({ slug }) => paths.meditation(slug)),
    ...articles.map((article) => paths.article(article)),
    ...countCities(cities, snapshot).map(({ name }) => paths.studioLocation(name)),
    ...snapshot.studios.map(({ slug }) => paths.studio(slug)),
  ];
}
