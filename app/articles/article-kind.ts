import type { ArticleLeaf } from 'schema-dts';
import { articleKind, articles, articleTopic } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { type ContentKind, drawingOf, ownPicture, paragraphsOf } from '#app/site/.server/index.ts';
import { absolute, type DescribedSite, organization } from '#app/site/index.ts';
import type { Article } from '#content';
import { published } from './published.ts';

/** Articles. */
export default {
  items: articles,
  search: {
    name: 'article',
    heading: 'Artikler',
    singular: 'Artikkel',
    id: 'artikler',
    weight: 1,
    words: ['artik'],
  },
  path: (article) => paths.article(article),
  preview: ({ title, readTime, image }) => ({
    title,
    subtitle: `Artikkel · ${readTime}`,
    drawing: drawingOf(image, 'articles'),
  }),
  card: ({ title, description, image, category, readTime }: Article) => ({
    title,
    description,
    image,
    facts: [category, `${readTime} lesetid`],
  }),
  document: (article) => {
    const topic = articleTopic(article);
    return {
      title: article.title,
      facts: `${article.category} · ${article.readTime} lesetid`,
      description: article.description,
      names: [article.slug.replaceAll('-', ' ')],
      tags: [article.category, topic.name, articleKind(article).label],
      picture: ownPicture(article.image),
      passages: [...paragraphsOf(article.content), ...topic.what, ...topic.why, ...topic.benefits],
    };
  },
  data: (
    { title, description }: Article,
    { site, image }: { site: DescribedSite; image: string | undefined },
  ): readonly [ArticleLeaf] => [
    {
      '@type': 'Article',
      headline: title,
      description,
      datePublished: published.date,
      inLanguage: 'nb',
      ...(image && { image: absolute(image, site.url) }),
      author: organization(site),
      publisher: organization(site),
    },
  ],
} satisfies ContentKind<Article>;
