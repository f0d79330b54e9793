import {
  articleKind,
  articles,
  articleTopic,
  meditations,
  meditationTypes,
  poses,
  yogaClasses,
  yogaTypes,
} from '#app/.server/library.ts';
import { classLevelNames, poseLevelNames } from '#app/lib/norwegian.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import {
  type Article,
  allPages,
  type Meditation,
  type MeditationType,
  type PageText,
  type Pose,
  type YogaClass,
  type YogaType,
} from '#content';
import type { SearchDocument } from './documents.ts';
import { sanskritSpellings } from './sanskrit.ts';

/** Everything of the site's own that can be found. */
export function contentDocuments(): readonly SearchDocument[] {
  return [
    ...yogaClasses.map(classDocument),
    ...meditations.map(meditationDocument),
    ...poses.map(poseDocument),
    ...yogaTypes.map(typeDocument),
    ...meditationTypes.map(meditationTypeDocument),
    ...allPages.flatMap(guideDocument),
    ...articles.map(articleDocument),
  ];
}

function classDocument(yogaClass: YogaClass): SearchDocument {
  const { slug, title, description, category, duration, level, type, plan, content } = yogaClass;
  return {
    kind: 'class',
    path: paths.yogaClass(slug),
    title,
    facts: `${duration} · ${classLevelNames[level]}`,
    description,
    names: [slug, `yoga ${category}`],
    tags: [category, type],
    conditions: yogaClass.conditions,
    picture: ownPicture(yogaClass.image),
    passages: [
      ...paragraphsOf(content),
      ...plan.map((part) => [part.title, ...part.steps.map(({ name }) => name)].join(', ')),
    ],
  };
}

function meditationDocument(meditation: Meditation): SearchDocument {
  const { slug, title, description, category, duration, focus, type, benefits, steps, content } = meditation;
  return {
    kind: 'meditation',
    path: paths.meditation(slug),
    title,
    facts: `${duration} · ${category}`,
    description,
    names: [slug.replaceAll('-', ' '), `meditasjon ${focus}`],
    tags: [category, focus, type, 'meditasjon'],
    conditions: meditation.conditions,
    picture: ownPicture(meditation.image),
    passages: [...benefits, ...paragraphsOf(content), ...steps.map((step) => `${step.title}. ${step.text}`)],
  };
}

function poseDocument(pose: Pose): SearchDocument {
  const { id, name, sanskritName, description, benefits, targetAreas, group, level, metaKeywords, paragraphs, steps } =
    pose;
  return {
    kind: 'pose',
    path: paths.pose(id),
    title: name,
    facts: sanskritName,
    description,
    names: [...sanskritSpellings(sanskritName), id, joined(name)],
    tags: [...targetAreas, poseLevelNames[level], ...metaKeywords],
    isDemanding: level === 'advanced' || (group === 'inverted' && level !== 'beginner'),
    conditions: pose.conditions,
    picture: paths.figure(id),
    passages: [targetAreas.join(', '), ...benefits, ...paragraphs, ...steps],
  };
}

function typeDocument(type: YogaType): SearchDocument {
  const { slug, title, description, benefits, forWhom, techniques, metaKeywords, paragraphs } = type;
  return {
    kind: 'type',
    path: paths.yogaType(slug),
    title,
    facts: '',
    description,
    names: [slug.replaceAll('-', ' '), joined(title)],
    tags: [...metaKeywords, 'yogatype'],
    picture: ownPicture(type.image),
    passages: [
      forWhom,
      ...benefits,
      ...paragraphs,
      ...techniques.map((technique) => `${technique.title}. ${technique.text}`),
    ],
  };
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
  const place = Object.entries(places).find(([name]) => name === camelCase(page.id))?.[1];
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

function articleDocument(article: Article): SearchDocument {
  const topic = articleTopic(article);
  return {
    kind: 'article',
    path: paths.article(article),
    title: article.title,
    facts: `${article.category} · ${article.readTime} lesetid`,
    description: article.description,
    names: [article.slug.replaceAll('-', ' ')],
    tags: [article.category, topic.name, articleKind(article).label],
    picture: ownPicture(article.image),
    passages: [...paragraphsOf(article.content), ...topic.what, ...topic.why, ...topic.benefits],
  };
}

/** A drawing of the site; an owner's photograph lies elsewhere and is not shown among the answers. */
function ownPicture(image: string): string | undefined {
  return image.startsWith('/') ? image : undefined;
}

/** Strong flow → Strongflow: as those write it who do not know where a word ends. */
function joined(title: string): string {
  return title.replaceAll(/[\s-]+/gu, '');
}

/** `home-yoga` → `homeYoga`: from the name of a file to the name of its place. */
function camelCase(id: string): string {
  return id.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

/** The paragraphs, list items and headings of our own compiled Markdown, as plain text. */
function paragraphsOf(html: string): readonly string[] {
  return html
    .split(/<\/(?:p|li|h\d|td|blockquote)>/u)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/gu, '')
        .replaceAll(/\s+/gu, ' ')
        .trim(),
    )
    .map((part) =>
      part
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll(/&(?:quot|#x22);/gu, '"')
        .replaceAll('&amp;', '&'),
    )
    .filter((part) => part !== '');
}
