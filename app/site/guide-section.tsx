import { FigurePicture } from '#app/drawings/figure-picture.tsx';
import type { PageText } from '#content';
import styles from './guide-section.module.css';
import { Prose } from './prose.tsx';
import { Section } from './section.tsx';

type GuideSectionData = PageText['sections'][number];
type GuideItem = GuideSectionData['items'][number];

interface GuideSectionProps {
  section: GuideSectionData;
  tone?: 'paper' | 'tinted';
}

/** One section of a guide, as its text file lays it out. */
export function GuideSection({ section, tone }: GuideSectionProps) {
  const text = section.html && <Prose html={section.html} />;
  const hasItems = section.items.length > 0;
  return (
    <Section id={section.id} heading={section.heading} layout="split" tone={tone} intro={hasItems && text}>
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
  if (section.layout === 'faq') return <Questions items={section.items} />;
  const List = section.layout === 'steps' ? 'ol' : 'ul';
  return (
    <List role="list" className={styles.items} data-layout={section.layout}>
      {section.items.map((item) => (
        <li key={item.title} className={styles.item}>
          {item.figure && <FigurePicture id={item.figure} className={styles.figure} />}
          <div>
            <h3>{item.href ? <a href={item.href}>{item.title}</a> : item.title}</h3>
            <p>{item.text}</p>
          </div>
          {item.note && <span className={styles.note}>{item.note}</span>}
        </li>
      ))}
    </List>
  );
}

function Questions({ items }: { items: readonly GuideItem[] }) {
  return (
    <div className={styles.questions}>
      {items.map((item) => (
        <details key={item.title} name="sporsmal">
          <summary>
            <h3>{item.title}</h3>
          </summary>
          <p>{item.text}</p>
        </details>
      ))}
    </div>
  );
}
