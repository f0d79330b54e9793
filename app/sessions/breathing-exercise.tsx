import { data } from 'react-router';
import { conditionsOf } from '#app/conditions/index.ts';
import { openingOn } from '#app/drawings/index.ts';
import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import { Hero, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import {
  Badge,
  ButtonLink,
  Callout,
  Facts,
  Icon,
  Paragraphs,
  Section,
  TermList,
  TextList,
  TextReview,
} from '#app/ui/index.ts';
import { sessionOf } from './.server/sessions.ts';
import type { Route } from './+types/breathing-exercise';
import breathingKind, { stepsOf } from './breathing-kind.ts';
import { Transcript } from './script/transcript.tsx';
import { lengthInWords } from './script/words.ts';

const notFoundHeading = 'Pusteøvelse ikke funnet';

export function loader({ params }: Route.LoaderArgs) {
  const { list, items } = breathingKind;
  const path = paths.breathingExercise(params.id);
  const parents = [places.meditations, list];
  const exercise = items.find(({ id }) => id === params.id);
  if (!exercise) {
    const page = notFoundPage(notFoundHeading, path, parents);
    return data({ page, exercise: null, steps: null, session: null }, { status: 404 });
  }
  const { _meta, metaDescription, ...shown } = exercise;
  const page: Page = {
    title: `${exercise.title}: pusteøvelse steg for steg`,
    description: metaDescription,
    path,
    trail: [...parents, { name: exercise.title, path }],
    opening: openingOn('stress'),
    structuredData: breathingKind.data(exercise),
  };
  return data({ page, exercise: shown, steps: stepsOf(exercise), session: sessionOf(exercise.id) });
}

export default function BreathingExercise({ loaderData }: Route.ComponentProps) {
  const { page, exercise, steps, session } = loaderData;
  if (!exercise) {
    return (
      <NotFoundScreen
        page={page}
        heading={notFoundHeading}
        text="Vi fant ikke pusteøvelsen du leter etter."
        links={[{ name: 'Alle pusteøvelser', path: paths.breathingExercises }]}
      />
    );
  }
  const sessionPath = paths.session(exercise.id);
  return (
    <>
      <Hero page={page} heading={exercise.title} lead={exercise.description}>
        <Facts>
          <Badge>Pusteøvelse</Badge>
          <Badge>{lengthInWords(session.seconds)}</Badge>
        </Facts>
        <ButtonLink href={sessionPath}>
          <Icon name="play" />
          Start øvelsen
        </ButtonLink>
        <SaveButton title={exercise.title} pages={[page.path, sessionPath]} />
      </Hero>
      <Section id="om" heading="Om øvelsen" layout="split">
        <Paragraphs paragraphs={exercise.about} />
      </Section>
      <Section id="slik-gjor-du" heading="Slik gjør du" layout="split" tone="tinted">
        <TextList items={steps} numbered />
        <Transcript session={session} />
      </Section>
      <Section id="fordeler" heading="Fordeler" layout="split">
        <TextList items={exercise.benefits} />
      </Section>
      <Section id="forsiktighet" heading="Forsiktighet" layout="split" tone="tinted">
        <Callout kind="care">
          <ul>
            {exercise.precautions.map((precaution) => (
              <li key={precaution}>{precaution}</li>
            ))}
          </ul>
        </Callout>
      </Section>
      <Section id="tilpasninger" heading="Tilpasninger" layout="split">
        <TermList items={conditionsOf(exercise).map(({ name, words }) => ({ title: name, text: words }))} />
      </Section>
      <TextReview {...exercise} />
    </>
  );
}
