import { redirect } from 'react-router';
import { articleById, articleKind, articleTopic, posesWith, relatedArticles, sessionOn } from '#app/.server/library.ts';
import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { cardMaker, siteContext } from '#app/site/.server/index.ts';
import { Breadcrumb, type Page, places } from '#app/site/index.ts';
import { ButtonLink, CardGrid, imageAddress, Section, Share, Summary, TextReview } from '#app/ui/index.ts';
import frame from '#app/ui/picture-frame.module.css';
import type { Route } from './+types/article';
import styles from './article.module.css';
import { ArticleBody } from './article-body.tsx';
import kindOfArticles from './article-kind.ts';
import { published } from './published.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const article = articleById(params.id);
  if (!article) throw redirect(paths.notFound, 302);
  const path = paths.article(article);
  const image = imageAddress(article.image, site.imageService);
  const page: Page = {
    title: article.title,
    description: article.metaDescription,
    path,
    trail: [places.articles, { name: article.title, path }],
    type: 'article',
    structuredData: kindOfArticles.data(article, { site, image }),
  };
  const { _meta, metaDescription, ...shown } = article;
  const { _meta: _topicMeta, ...topic } = articleTopic(article);
  const { _meta: _kindMeta, ...kind } = articleKind(article);
  const related = relatedArticles(article).map(cardMaker(kindOfArticles, site.imageService));
  const { slug, title, duration, image: picture } = sessionOn(topic);
  const session = { href: paths.session(slug), title, duration, picture: imageAddress(picture, site.imageService) };
  const poses = posesWith(article).map(({ id, name, description }) => ({ id, name, description }));
  return { page, article: { ...shown, image }, topic, kind, related, session, poses };
}

export default function Article({ loaderData }: Route.ComponentProps) {
  const { page, article, topic, kind, related, session, poses } = loaderData;
  const isAboutYoga = article.topic === 'yoga';
  return (
    <>
      <article>
        <header className={styles.header}>
          <Breadcrumb trail={page.trail} />
          <p className={styles.facts}>
            <a className="touch-target" href={paths.articlesByTopic(article.topic)}>
              {article.category}
            </a>
            <span>{article.readTime} lesetid</span>
            <time dateTime={published.date}>{published.label}</time>
          </p>
          <h1>{article.title}</h1>
          <p className={styles.lead}>{article.description}</p>
          <div className={`${frame.frame} ${styles.picture}`}>
            {article.image && <img src={article.image} alt="" width={1440} height={620} />}
          </div>
        </header>
        <Summary sentences={article.summary} />
        <div className={styles.body}>
          <ArticleBody article={article} topic={topic} kind={kind} session={session} poses={poses} />
          <footer className={`${styles.footer} no-print`}>
            <ButtonLink href={isAboutYoga ? paths.yoga : paths.meditations} isLikelyNext>
              {isAboutYoga ? 'Utforsk våre yogaklasser' : 'Utforsk våre meditasjoner'}
            </ButtonLink>
            <Island of={Share} props={{ title: article.title, path: page.path, label: 'Del artikkel' }} />
            <p className={styles.tags}>
              Mer om <a href={paths.articlesByTopic(article.topic)}>{topic.name}</a> og flere artikler av typen{' '}
              <a href={paths.articlesByType(article.type)}>{kind.label.toLocaleLowerCase('nb')}</a>
            </p>
          </footer>
        </div>
      </article>
      <TextReview {...article} />
      {related.length > 0 && (
        <Section id="relatert" heading="Les også" tone="tinted" layout={related.length < 3 ? 'split' : 'full'}>
          <div className={styles.related}>
            <CardGrid cards={related} />
          </div>
        </Section>
      )}
    </>
  );
}
