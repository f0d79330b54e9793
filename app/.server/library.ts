import { cityKey } from '#app/studios/rules/city.ts';
import { compareNorwegian, type Position } from '#app/studios/rules/index.ts';
import { hyphenated } from '#app/text/index.ts';
import {
  type Article,
  type ArticleTopic,
  allArticleKinds,
  allArticles,
  allArticleTopics,
  allMeditations,
  allMeditationTypes,
  allPages,
  allPoses,
  allYogaClasses,
  allYogaTypes,
  cities as citiesFile,
  type Meditation,
  type PageText,
  type Pose,
  testimonials as testimonialsFile,
  videos as videosFile,
  type YogaClass,
  type YogaType,
} from '#content';

/** Related items shown beside one: at most this many. */
const relatedLimit = 3;

export const yogaClasses: readonly YogaClass[] = allYogaClasses.toSorted((a, b) => a.id - b.id);
export const yogaTypes: readonly YogaType[] = allYogaTypes.toSorted((a, b) => a.order - b.order);
export const poses: readonly Pose[] = allPoses.toSorted((a, b) => a.order - b.order);
export const meditationTypes = allMeditationTypes.toSorted((a, b) => a.order - b.order);
export const articles: readonly Article[] = allArticles.toSorted((a, b) => a.id - b.id);
/** Every meditation that has a page. */
export const meditations: readonly Meditation[] = allMeditations.toSorted((a, b) => a.id - b.id);
/** The meditations that stand in lists. */
export const listedMeditations = meditations.filter((meditation) => meditation.listed);
export const testimonials = testimonialsFile.testimonials;
/** The fixed list of cities, in Norwegian alphabetical order. */
export const cities = citiesFile.cities.toSorted((a, b) => compareNorwegian(a.name, b.name));

const positions = new Map<string, Position>(
  [...citiesFile.cities, ...citiesFile.otherPlaces].map(({ name, latitude, longitude }) => [
    cityKey(name),
    { latitude, longitude },
  ]),
);

/** Where a city lies, if it is one that we know. */
export function positionOf(city: string): Position | null {
  return positions.get(cityKey(city)) ?? null;
}

export function yogaClassBySlug(slug: string): YogaClass | undefined {
  return yogaClasses.find((yogaClass) => yogaClass.slug === slug);
}

export function yogaTypeBySlug(slug: string): YogaType | undefined {
  return yogaTypes.find((type) => type.slug === slug);
}

export function poseById(id: string): Pose | undefined {
  return poses.find((pose) => pose.id === id);
}

/** By slug, or by the title in lower case with hyphens (letters as typed or folded). */
export function meditationBySlug(slug: string): Meditation | undefined {
  return (
    meditations.find((meditation) => meditation.slug === slug) ??
    meditations.find((meditation) => hyphenated(meditation.title).includes(slug.toLocaleLowerCase('nb')))
  );
}

/** `id` as it stands in the address: only a plain positive integer can be one. */
export function articleById(id: string): Article | undefined {
  return /^[1-9]\d{0,8}$/u.test(id) ? articles.find((article) => article.id === Number(id)) : undefined;
}

/** The owner's video of a meditation, if there is one. */
export function videoOf(meditation: Meditation): string | undefined {
  return videosFile.videos[meditation.slug] || undefined;
}

/** The text of a page; a missing file is an error of the build. */
export function pageText(id: string): PageText {
  return found(
    allPages.find((page) => page.id === id),
    `content/pages/${id}.md`,
  );
}

/** A section that a page needs of its text; a missing one is an error of the build. */
export function sectionOf({ heading, sections }: Pick<PageText, 'heading' | 'sections'>, id: string) {
  return found(
    sections.find((section) => section.id === id),
    `the section «${id}» of the page «${heading}»`,
  );
}

/** A pose that a page names itself; a missing one is an error of the build. */
export function poseOf(id: string): Pose {
  return found(poseById(id), `the pose ${id}`);
}

export function articleTopic(article: Article) {
  return found(
    allArticleTopics.find(({ topic }) => topic === article.topic),
    `the topic ${article.topic}`,
  );
}

/** The class or meditation that a topic of articles leads to. */
export function sessionOn({ topic, session }: Pick<ArticleTopic, 'topic' | 'session'>): YogaClass | Meditation {
  return found(yogaClassBySlug(session) ?? meditations.find(({ slug }) => slug === session), `the session of ${topic}`);
}

export function articleKind(article: Article) {
  return found(
    allArticleKinds.find(({ kind }) => kind === article.type),
    `the kind ${article.type}`,
  );
}

export function relatedClasses(to: YogaClass): readonly YogaClass[] {
  return related(yogaClasses, to, (other) => other.category === to.category || other.level === to.level);
}

export function relatedMeditations(to: Meditation): readonly Meditation[] {
  return related(listedMeditations, to, (other) => other.focus === to.focus || other.category === to.category);
}

export function relatedArticles(to: Article): readonly Article[] {
  return related(articles, to, (other) => other.topic === to.topic || other.type === to.type);
}

/** The poses that an article shows. */
export function posesWith(article: Article): readonly Pose[] {
  return article.poses.map((id) => found(poseById(id), `the pose ${id} of article ${article.id}`));
}

function related<Item extends { id: number }>(
  items: readonly Item[],
  to: Item,
  isRelated: (other: Item) => boolean,
): readonly Item[] {
  return items.filter((other) => other.id !== to.id && isRelated(other)).slice(0, relatedLimit);
}

function found<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`content is missing ${what}`);
  return value;
}
