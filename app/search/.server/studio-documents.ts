import { paths } from '#app/paths.ts';
import type { SearchDocument } from '#app/site/.server/index.ts';
import { type CityCount, countCities, type DirectorySnapshot, type Studio } from '#app/studios/rules/index.ts';
import { counted } from '#app/text/index.ts';

/** The cities and studios of the directory; `cities` are the names of the fixed list. */
export function studioDocuments(snapshot: DirectorySnapshot, cities: readonly string[]): readonly SearchDocument[] {
  return [...countCities(cities, snapshot).map(cityDocument), ...snapshot.studios.map(studioDocument)];
}

function cityDocument({ name, count }: CityCount): SearchDocument {
  return {
    kind: 'city',
    path: paths.studioLocation(name),
    title: name,
    facts: '',
    description: count > 0 ? counted(count, 'yogastudio', 'yogastudioer') : 'Utforsk yogastudioer',
    names: [],
    tags: [],
    passages: [],
  };
}

function studioDocument(studio: Studio): SearchDocument {
  return {
    kind: 'studio',
    path: paths.studio(studio.slug),
    title: studio.name,
    facts: studio.address || studio.city,
    description: studio.description ?? studio.styles.join(', '),
    names: [],
    tags: [...studio.styles, ...studio.facts.filter((fact) => fact.isSearched).map(({ value }) => value), studio.city],
    passages: [studio.styles.join(', '), studio.keywords.join(', ')],
  };
}
