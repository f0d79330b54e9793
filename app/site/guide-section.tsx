import type { ReactNode } from 'react';
import { FigurePicture } from '#app/drawings/index.ts';
import { Prose, Section } from '#app/ui/index.ts';
import type { PageText } from '#content';
import { Folds } from './folds.tsx';
import styles from './guide-section.module.css';

type PageSection = PageText['sections'][number];
/** An item may say who is in its figure. */
type GuideItem = PageSection['items'][number] & { readonly body?: number };
type GuideSectionData = Omit<PageSection, 'items'> & { readonly items: readonly GuideItem[] };

interface GuideSectionProps {
  section: GuideSectionData;
  tone?: 'paper' | 'tinted';
  /** Stands under the heading and its words, and beside the items on a wide window. */
  beside?: ReactNode;
  /** The address of what is drawn under those words; on a wide window the items run on beside it. */
  picture?: string;
  /** Stands over the items. */
  children?: ReactNode;
}

/** One section of a guide, as its text file lays it out. */
export function GuideSection({ section, tone, beside, picture, children }: GuideSectionProps) {
  const text = section.html && <Prose html={section.html} />;
  const hasItems = section.items.length > 0;
  const layout = section.layout === 'figures' ? 'full' : 'split';
  const intro = hasItems && (text || beside) && (
    <>
      {text}
      {beside}
      {picture && (
        <img src={picture} alt="" width={720} height={480} loading="lazy" className={`${styles.picture} no-print`} />
      )}
    </>
  );
  return (
    <Section id={section.id} heading={section.heading} layout={layout} tone={tone} intro={intro}>
      {children}
      {hasItems ? <Items section={section} /> : text}
    </Section>
  );
}

/** The sections of a guide one after the other, every second one tinted. */
export function GuideSections({ sections }: { sections: readonly GuideSectionData[] }) {
  return sections.map((section, index) => (
    <GuideSection key={section.id} section={section} tone={index % 2 === 0 ? 'paper' : 'tinted'} />
  ));
}

function Items({ section }: { section: GuideSectionData }) {
  if (section.layout === 'faq')
    return <Folds items={section.items.map(({ title, text }) => ({ title, content: <p>{text}</p> }))} />;
  const List = section.layout === 'steps' ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.items} data-layout={section.layout}>
      {section.items.map((item) => (
        <li key={item.title} className={styles.item}>
          {item.figure && <FigurePicture id={item.figure} body={item.body} />}
          <div>
            <h3>
              {item.href ? (
                <a href={item.href} className="cover-link">
                  {item.title}
                </a>
              ) : (
                item.title
              )}
            </h3>
            <p>{item.text}</p>
          </div>
          {item.note && <span className={styles.note}>{item.note}</span>}
        </li>
      ))}
    </List>
  );
}
