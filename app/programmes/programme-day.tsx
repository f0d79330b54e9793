import { data } from 'react-router';
import { FigurePicture, openingOn } from '#app/drawings/index.ts';
import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { DayMark, memoryKey } from '#app/practice/index.ts';
import { Hero, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { Badge, ButtonLink, Callout, Facts, Icon, Minutes, Paragraphs, Section, TextList } from '#app/ui/index.ts';
import { daysOf, type ProgrammeDay, partsOf, programmeBySlug } from './.server/programme-days.ts';
import type { Route } from './+types/programme-day';
import styles from './journey.module.css';
import { JourneyDays } from './journey.tsx';
import programmeKind from './programme-kind.ts';

const notFoundHeading = 'Dag ikke funnet';

export function loader({ params }: Route.LoaderArgs) {
  const programme = programmeBySlug(params.slug);
  const days = programme ? daysOf(programme) : [];
  const day = days.find(({ number }) => String(number) === params.day);
  if (!programme || !day) {
    const path = `${paths.programme(params.slug)}/${encodeURIComponent(params.day)}`;
    const page = notFoundPage(notFoundHeading, path, [places.sessions, programmeKind.list]);
    return data({ page, day: null, opened: null, next: null }, { status: 404 });
  }
  const { number, title, gist, figure, lesson, more = null, minutes, sessionPath, sessionTitle } = day;
  const { slug, precautions, person } = programme;
  const shown = { number, title, gist, figure, person, lesson, more, minutes, sessionPath, sessionTitle };
  const following = days[number];
  const next = following ? { number: following.number, title: following.title } : null;
  const opened = { ...linkTo(day), sessionPath, next: following ? linkTo(following) : null };
  return data({
    page: pageOf(day),
    day: { ...shown, slug, precautions, parts: partsOf(day), count: days.length, all: days.map(stopOf) },
    opened,
    next,
  });
}

function linkTo({ programme, number }: ProgrammeDay) {
  return { path: paths.programmeDay(programme.slug, number), title: `${programme.title}, dag ${number}` };
}

function stopOf({ programme, number, title, figure, minutes }: ProgrammeDay) {
  return { number, title, figure, minutes, path: paths.programmeDay(programme.slug, number) };
}

function pageOf(day: ProgrammeDay): Page {
  const { programme, number, title, gist, minutes } = day;
  const { path } = linkTo(day);
  return {
    title: `${title}: ${programme.title}, dag ${number}`,
    description: `Dag ${number} av ${programme.days.length} i «${programme.title}». ${gist} Med en økt på ${minutes} minutter.`,
    path,
    trail: [
      places.sessions,
      programmeKind.list,
      { name: programme.title, path: paths.programme(programme.slug) },
      { name: `Dag ${number}`, path },
    ],
    opening: openingOn(programme.scene),
  };
}

export default function ProgrammeDayPage({ loaderData }: Route.ComponentProps) {
  const { page, day, opened, next } = loaderData;
  if (!day) {
    return (
      <NotFoundScreen
        page={page}
        heading={notFoundHeading}
        text="Vi fant ikke dagen du leter etter."
        links={[{ name: 'Alle programmer', path: paths.programmes }]}
      />
    );
  }
  const { slug, number } = day;
  return (
    <>
      <Hero
        page={page}
        heading={day.title}
        lead={day.gist}
        figure={<FigurePicture id={day.figure} body={day.person} isInPlace />}
      >
        <Facts>
          <Badge>
            Dag {number} av {day.count}
          </Badge>
          <Badge>
            <Minutes count={day.minutes} />
          </Badge>
        </Facts>
        <ButtonLink href={day.sessionPath}>
          <Icon name="play" />
          Til dagens økt
        </ButtonLink>
      </Hero>
      <Section id="nytt" heading="Nytt i dag" layout="split">
        <Paragraphs paragraphs={day.lesson} />
        {day.more && (
          <p>
            Les mer: <a href={day.more.href}>{day.more.title}</a>
          </p>
        )}
      </Section>
      <Section id="okten" heading="Økten i dag" tone="tinted" intro={<p>{day.sessionTitle}</p>}>
        <div className={styles.parts}>
          <TextList
            items={day.parts.map(({ name }) => name)}
            numbered
            pictures={day.parts.map(
              ({ name, figure }) => figure && <FigurePicture key={name} id={figure} body={day.person} />,
            )}
          />
        </div>
        <Island of={DayMark} props={{ day: opened }} when={{ stored: memoryKey }} />
      </Section>
      <Section id="forsiktighet" heading="Forsiktighet" layout="split">
        <Callout kind="care">
          <ul>
            {day.precautions.map((precaution) => (
              <li key={precaution}>{precaution}</li>
            ))}
          </ul>
        </Callout>
      </Section>
      <Section id="videre" heading={next ? `Neste dag: ${next.title}` : 'Programmet er ferdig'} isOnward>
        {!next && <p>Du kan begynne på nytt, eller la den dagen du likte best bli en vane.</p>}
        <nav aria-label="Dagene i programmet">
          <JourneyDays days={day.all} person={day.person} current={number} />
          <Facts>
            {next && <ButtonLink href={paths.programmeDay(slug, next.number)}>Til dag {next.number}</ButtonLink>}
            {number > 1 && (
              <ButtonLink href={paths.programmeDay(slug, number - 1)} variant="quiet">
                Tilbake til dag {number - 1}
              </ButtonLink>
            )}
            <ButtonLink href={paths.programme(slug)} variant="quiet">
              Alle dagene
            </ButtonLink>
          </Facts>
        </nav>
      </Section>
    </>
  );
}
