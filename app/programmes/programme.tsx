import { data } from 'react-router';
import { conditionNames } from '#app/conditions/index.ts';
import { FigurePicture, openingOn } from '#app/drawings/index.ts';
import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { DoneDays, memoryKey } from '#app/practice/index.ts';
import { GuideSection, Hero, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { counted } from '#app/text/index.ts';
import { Badge, ButtonLink, Callout, Facts, Paragraphs, Section, TextReview } from '#app/ui/index.ts';
import { daysOf, programmeBySlug } from './.server/programme-days.ts';
import type { Route } from './+types/programme';
import programmeKind from './programme-kind.ts';

const notFoundHeading = 'Program ikke funnet';

export function loader({ params }: Route.LoaderArgs) {
  const { list } = programmeKind;
  const path = paths.programme(params.slug);
  const parents = [places.sessions, list];
  const programme = programmeBySlug(params.slug);
  if (!programme) {
    return data({ page: notFoundPage(notFoundHeading, path, parents), programme: null, days: [] }, { status: 404 });
  }
  const { _meta, days: _days, metaDescription, ...shown } = programme;
  const page: Page = {
    title: shown.title,
    description: metaDescription,
    path,
    trail: [...parents, { name: shown.title, path }],
    opening: openingOn(shown.scene),
  };
  const days = daysOf(programme).map(({ number, title, gist, figure, minutes }) => ({
    number,
    title,
    gist,
    figure,
    minutes,
  }));
  return data({ page, programme: shown, days });
}

export default function ProgrammePage({ loaderData }: Route.ComponentProps) {
  const { page, programme, days } = loaderData;
  if (!programme) {
    return (
      <NotFoundScreen
        page={page}
        heading={notFoundHeading}
        text="Vi fant ikke programmet du leter etter."
        links={[{ name: 'Alle programmer', path: paths.programmes }]}
      />
    );
  }
  const { slug, title, description, about, conditions, precautions } = programme;
  const minutes = days.map((day) => day.minutes);
  const items = days.map((day) => ({
    figure: day.figure,
    body: programme.person,
    title: day.title,
    text: day.gist,
    href: paths.programmeDay(slug, day.number),
    note: `${day.minutes} min`,
  }));
  const links = days.map((day) => ({ path: paths.programmeDay(slug, day.number), title: `dag ${day.number}` }));
  const names = conditions.map((id) => conditionNames[id].name.toLocaleLowerCase('nb'));
  return (
    <>
      <Hero
        page={page}
        heading={title}
        lead={description}
        figure={<FigurePicture id={programme.figure} body={programme.person} isInPlace />}
      >
        <Facts>
          <Badge>{counted(days.length, 'dag', 'dager')}</Badge>
          <Badge>
            {Math.min(...minutes)}–{Math.max(...minutes)} min
          </Badge>
        </Facts>
        <ButtonLink href={paths.programmeDay(slug, 1)} isLikelyNext>
          Begynn på dag 1
        </ButtonLink>
      </Hero>
      <GuideSection section={{ id: 'dager', heading: 'Dagene', text: '', html: '', layout: 'steps', items }}>
        <Island of={DoneDays} props={{ days: links }} when={{ stored: memoryKey }} />
      </GuideSection>
      <Section id="om" heading="Om programmet" layout="split" tone="tinted">
        <Paragraphs paragraphs={about} />
      </Section>
      <Section id="forsiktighet" heading="Forsiktighet" layout="split">
        <Callout kind="care">
          <ul>
            {names.length > 0 && <li>Øktene tar hensyn til dette: {names.join(', ')}.</li>}
            {precautions.map((precaution) => (
              <li key={precaution}>{precaution}</li>
            ))}
          </ul>
        </Callout>
      </Section>
      <TextReview {...programme} />
    </>
  );
}
