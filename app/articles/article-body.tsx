import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { ContentPicture, HoverCard, Paragraphs, Prose, Reading, TermList, TextList } from '#app/ui/index.ts';
import type { Article, ArticleKind, ArticleTopic } from '#content';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  article: Pick<Article, 'topic' | 'content' | 'opening' | 'advice' | 'closing'>;
  topic: Omit<ArticleTopic, '_meta'>;
  kind: Omit<ArticleKind, '_meta'>;
  /** Beside the text on a page; a feed has the text alone. */
  session?: SessionToStart;
}

/** What somebody does who would rather practise than read on. */
interface SessionToStart {
  readonly href: string;
  readonly title: string;
  readonly duration: string;
  readonly picture: string | undefined;
}

/** The text of an article: its own body, then what its topic and its kind always say, in four sections. */
export function ArticleBody({ article, topic, kind, session }: ArticleBodyProps) {
  const sections = [
    { id: 'section1', heading: `Hva er ${topic.topic}?` },
    { id: 'section2', heading: `Hvorfor er ${topic.topic} viktig?` },
    { id: 'section3', heading: 'Praktiske råd' },
    { id: 'section4', heading: 'Konklusjon' },
  ] as const;
  const [what, why, advice, conclusion] = sections;
  return (
    <Reading
      contents={{ heading: 'I denne artikkelen', id: 'i-denne-artikkelen' }}
      parts={sections}
      beside={session && <Start {...session} />}
    >
      <Prose html={article.content} />
      <p className={styles.opening}>{article.opening ?? kind.opening}</p>
      <section className={styles.section} id={what.id}>
        <h2>{what.heading}</h2>
        <Paragraphs paragraphs={topic.what} />
      </section>
      <section className={styles.section} id={why.id}>
        <h2>{why.heading}</h2>
        <Paragraphs paragraphs={topic.why} />
        <aside className={styles.fact} aria-labelledby="visste-du-at">
          <h3 id="visste-du-at">Visste du at?</h3>
          <p>{topic.fact}</p>
          <Island
            of={HoverCard}
            props={{
              label: `Mer fakta om ${topic.topic}`,
              href: paths.articlesByTopic(topic.topic),
              facts: topic.moreFacts,
            }}
          />
        </aside>
        <h3>Dette kan du merke</h3>
        <TextList items={topic.benefits} />
      </section>
      <section className={styles.section} id={advice.id}>
        <h2>{advice.heading}</h2>
        <p>{article.advice ?? kind.advice}</p>
        <h3>Begynn med dette</h3>
        <TermList items={topic.beginnerTips} heading="h4" />
        <h3>Gjør det til en vane</h3>
        <TermList items={topic.habitTips} heading="h4" />
      </section>
      <section className={styles.section} id={conclusion.id}>
        <h2>{conclusion.heading}</h2>
        <Paragraphs paragraphs={[...topic.summary, article.closing ?? kind.closing]} />
      </section>
    </Reading>
  );
}

function Start({ href, title, duration, picture }: SessionToStart) {
  return (
    <div className={`${styles.start} no-print`}>
      <ContentPicture src={picture} />
      <p>
        <span>Gjør det nå · {duration}</span>
        <a href={href} className="cover-link">
          {title}
        </a>
      </p>
    </div>
  );
}
