import { sectionOf } from '#app/.server/library.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero, places } from '#app/site/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Section, Summary } from '#app/ui/index.ts';
import type { Route } from './+types/home-yoga';
import styles from './home-yoga.module.css';

const practicesId = 'okter';

export function loader() {
  const text = textPage('homeYoga', { under: [places.yoga] });
  return {
    ...text,
    guide: text.sections.filter((section) => section.id !== practicesId),
    practices: sectionOf(text, practicesId),
  };
}

export default function HomeYoga({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, summary, guide, practices } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} figure={<FigurePicture id="balasana" />} />
      <Summary sentences={summary} />
      <GuideSections sections={guide} />
      <Section id={practicesId} heading={practices.heading} tone="tinted">
        <ul role="list" className={styles.practices}>
          {practices.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              {item.href ? (
                <a className={`${buttonStyles.button} ${buttonStyles.strong}`} href={item.href}>
                  Start her
                </a>
              ) : (
                <button type="button" className={buttonStyles.button} disabled>
                  Kommer snart
                </button>
              )}
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
