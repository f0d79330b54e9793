import { meditationTypes } from '#app/.server/library.ts';
import { kinds } from '#app/about/.server/index.ts';
import { paths } from '#app/paths.ts';
import { paragraphsOf, type SearchDocument } from '#app/site/.server/index.ts';
import { places } from '#app/site/index.ts';
import { allPages, type MeditationType, type PageText } from '#content';

/** Everything of the site's own that can be found. */
export function contentDocuments(): readonly SearchDocument[] {
  return [
    ...kinds.flatMap((kind) =>
      kind.items.map((item) => ({ ...kind.document(item), kind: kind.search.name, path: kind.path(item) })),
    ),
    ...meditationTypes.map(meditationTypeDocument),
    ...allPages.flatMap(guideDocument),
  ];
}

function meditationTypeDocument(type: MeditationType): SearchDocument {
  return {
    kind: 'guide',
    path: `${paths.meditationTypes}#${type.id}`,
    title: type.title,
    facts: 'Meditasjonstype',
    description: type.description,
    names: [type.id.replaceAll('-', ' ')],
    tags: ['meditasjon', 'meditasjonstype'],
    passages: [...type.paragraphs, ...type.benefits, ...type.techniques],
  };
}

/** A page stands under the name that menus give it, too. Front page and search itself are nothing to be found. */
function guideDocument(page: PageText): readonly SearchDocument[] {
  const place =
    Object.entries(places).find(([name]) => name === camelCase(page.id))?.[1] ??
    kinds.find(({ list }) => list?.text === page.id)?.list;
  if (!place || page.id === 'home' || page.id === 'search') return [];
  return [
    {
      kind: 'guide',
      path: place.path,
      title: page.title,
      facts: '',
      description: page.lead,
      names: [place.name],
      ...(page.routine.length > 0 && { conditions: page.conditions }),
      tags: [page.heading, ...page.sections.map(({ heading }) => heading)],
      passages: [
        ...page.summary,
        ...page.precautions,
        ...paragraphsOf(page.content),
        ...page.sections.flatMap(({ html, items }) => [
          ...paragraphsOf(html),
          ...items.map((item) => `${item.title}. ${item.text}`),
        ]),
      ],
    },
  ];
}

/** `home-yoga` → `homeYoga`: from the name of a file to the name of its place. */
function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
