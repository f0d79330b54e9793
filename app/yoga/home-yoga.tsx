import { sectionOf } from '#app/.server/library.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import buttonStyles from '#app/ui/button.module.css';
import { GuideSections } from '#app/ui/guide-section.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { Section } from '#app/ui/section.tsx';
import { Summary } from '#app/ui/summary.tsx';
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
      <Hero page={page} heading={heading} lead={lead} />
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
