import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuidePage, places } from '#app/site/index.ts';
import { Section } from '#app/ui/index.ts';
import { daysOf } from './.server/programme-days.ts';
import type { Route } from './+types/programmes';
import styles from './journey.module.css';
import { Journey } from './journey.tsx';
import programmeKind from './programme-kind.ts';

export function loader() {
  const { list, items } = programmeKind;
  return {
    ...textPage(list, { under: [places.sessions] }),
    journeys: items.map((programme) => ({
      title: programme.title,
      description: programme.description,
      path: programmeKind.path(programme),
      person: programme.person,
      days: daysOf(programme).map(({ number, title, figure, minutes }) => ({
        number,
        title,
        figure,
        minutes,
        path: paths.programmeDay(programme.slug, number),
      })),
    })),
  };
}

export default function Programmes({ loaderData }: Route.ComponentProps) {
  return (
    <GuidePage text={loaderData}>
      <Section id="programmer" heading="Velg program">
        <ul role="list" className={styles.journeys}>
          {loaderData.journeys.map((journey) => (
            <li key={journey.path}>
              <Journey {...journey} />
            </li>
          ))}
        </ul>
      </Section>
    </GuidePage>
  );
}
