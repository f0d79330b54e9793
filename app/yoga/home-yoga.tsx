import type { ReactNode } from 'react';
import { sectionOf } from '#app/.server/library.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSection, Hero, places } from '#app/site/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { ButtonLink, ContentPicture, Icon, Section, Summary } from '#app/ui/index.ts';
import type { Route } from './+types/home-yoga';
import styles from './home-yoga.module.css';
import { RoomPlan } from './room-plan.tsx';

const practicesId = 'okter';
/** What is drawn beside the words of a section. */
const drawn: Readonly<Record<string, ReactNode>> = {
  rommet: <RoomPlan />,
  rutine: <ContentPicture src={paths.picture('type-rise-and-shine')} />,
};

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
      <Hero page={page} heading={heading} lead={lead} figure={<FigurePicture id="balasana" isInPlace />}>
        <ButtonLink href={paths.session('morgen')}>
          <Icon name="play" />
          Start morgenyogaen
        </ButtonLink>
      </Hero>
      <Summary sentences={summary} />
      {guide.map((section, index) => (
        <GuideSection
          key={section.id}
          section={section}
          tone={index % 2 === 0 ? 'paper' : 'tinted'}
          beside={drawn[section.id]}
        />
      ))}
      <Section id={practicesId} heading={practices.heading} tone="tinted">
        <ul role="list" className={styles.practices}>
          {practices.items.map((item) => (
            <li key={item.title}>
              {item.figure && <FigurePicture id={item.figure} />}
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
