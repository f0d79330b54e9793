import type { FigureId } from '#app/drawings/ids.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { anchored } from '#app/text/index.ts';
import { ContentPicture, HoverCard, Paragraphs, Prose, Reading, TermList, TextList } from '#app/ui/index.ts';
import type { Article, ArticleKind, ArticleTopic } from '#content';
import styles from './article-body.module.css';

interface ArticleBodyProps {
  article: Pick<Article, 'topic' | 'content' | 'opening' | 'advice' | 'closing'>;
  topic: Omit<ArticleTopic, '_meta'>;
  kind: Omit<ArticleKind, '_meta'>;
  /** Beside the text on a page, and in it; a feed has the text alone. */
  session?: SessionToStart;
  poses?: readonly PoseToShow[];
}

interface PoseToShow {
  readonly id: FigureId;
  readonly name: string;
  readonly description: string;
}

/** What somebody does who would rather practise than read on. */
interface SessionToStart {
  readonly href: string;
  readonly title: string;
  readonly duration: string;
  readonly picture: string | undefined;
}

/** The text of an article: its own body, then what its topic and its kind always say, in four sections. */
export function ArticleBody({ article, topic, kind, session, poses = [] }: ArticleBodyProps) {
  const sections = [
    { id: 'section1', heading: `Hva er ${topic.topic}?` },
    { id: 'section2', heading: `Hvorfor er ${topic.topic} viktig?` },
    { id: 'section3', heading: 'Praktiske råd' },
    { id: 'section4', heading: 'Konklusjon' },
  ] as const;
  const { html, parts } = anchored(article.content);
  const shown = poses.slice(0, -1);
  const practised = poses.at(-1);
  const [what, why, advice, conclusion] = sections;
  return (
    <Reading
      contents={{ heading: 'I denne artikkelen', id: 'i-denne-artikkelen' }}
      parts={sections}
      first={{ name: 'Artikkelens egen tekst', parts }}
      beside={session && <Start {...session} />}
    >
      {shown.length > 0 ? <Illustrated content={html} poses={shown} /> : <Prose html={html} />}
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
        {practised && <Poses poses={[practised]} />}
        <h3>Begynn med dette</h3>
        <TermList items={topic.beginnerTips} heading="h4" numbered />
        <h3>Gjør det til en vane</h3>
        <TermList items={topic.habitTips} heading="h4" />
      </section>
      <section className={styles.section} id={conclusion.id}>
        <h2>{conclusion.heading}</h2>
        <Paragraphs paragraphs={[...topic.summary, article.closing ?? kind.closing]} quoted />
      </section>
    </Reading>
  );
}

/** The article's own text, with poses that go with it after its first part; the last one waits for the advice. */
function Illustrated({ content, poses }: { content: string; poses: readonly PoseToShow[] }) {
  const [begins = 0, ends = 0] = [...content.matchAll(/<h2/gu)].map(({ index }) => index);
  const after = ends || begins;
  return (
    <>
      <Prose html={content.slice(0, after)} />
      <Poses poses={poses} />
      <Prose html={content.slice(after)} />
    </>
  );
}

/** Figures over their names; one alone stands beside what it is. */
function Poses({ poses }: { poses: readonly PoseToShow[] }) {
  return (
    <ul role="list" className={`${styles.poses} no-print`}>
      {poses.map(({ id, name, description }) => (
        <li key={id}>
          <FigurePicture id={id} />
          <div>
            <a href={paths.pose(id)} className="cover-link">
              {name}
            </a>
            {poses.length === 1 && <p>{description}</p>}
          </div>
        </li>
      ))}
    </ul>
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
