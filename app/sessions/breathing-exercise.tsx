import { data } from 'react-router';
import { conditionsOf } from '#app/conditions/index.ts';
import { Island } from '#app/islands/index.ts';
import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import { NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { Callout, Paragraphs, Section, TermList, TextList, TextReview } from '#app/ui/index.ts';
import { openingOf, placeOf } from './.server/places.ts';
import { sessionOf } from './.server/sessions.ts';
import { recordingsContext } from './.server/track/context.ts';
import { playedSession } from './.server/track/played-session.ts';
import type { Route } from './+types/breathing-exercise';
import breathingKind, { stepsOf } from './breathing-kind.ts';
import GuidedSession from './guided-session.island.tsx';
import { Transcript } from './script/transcript.tsx';
import { SessionOpening } from './session-opening.tsx';

const notFoundHeading = 'Pusteøvelse ikke funnet';

export function loader({ params, context }: Route.LoaderArgs) {
  const { list, items } = breathingKind;
  const path = paths.breathingExercise(params.id);
  const parents = [places.meditations, list];
  const exercise = items.find(({ id }) => id === params.id);
  if (!exercise) {
    const page = notFoundPage(notFoundHeading, path, parents);
    return data({ page, exercise: null, steps: null, played: null, place: null }, { status: 404 });
  }
  const { _meta, metaDescription, ...shown } = exercise;
  const session = sessionOf(exercise.id);
  const page: Page = {
    title: `${exercise.title}: pusteøvelse steg for steg`,
    description: metaDescription,
    path,
    trail: [...parents, { name: exercise.title, path }],
    opening: openingOf(session),
    structuredData: breathingKind.data(exercise),
  };
  const played = playedSession(session, paths.sessionSound(exercise.id), context.get(recordingsContext));
  return data({ page, exercise: shown, steps: stepsOf(exercise), played, place: placeOf(session) });
}

export default function BreathingExercise({ loaderData }: Route.ComponentProps) {
  const { page, exercise, steps, played, place } = loaderData;
  if (!exercise || !played || !place) {
    return (
      <NotFoundScreen
        page={page}
        heading={notFoundHeading}
        text="Vi fant ikke pusteøvelsen du leter etter."
        links={[{ name: 'Alle pusteøvelser', path: paths.breathingExercises }]}
      />
    );
  }
  const { session, sound } = played;
  return (
    <>
      <SessionOpening page={page} session={session} place={place} lead={exercise.description} isFile>
        <Island of={GuidedSession} props={{ session, sound, place }} />
        <noscript>
          <p>Øvelsen kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.</p>
        </noscript>
      </SessionOpening>
      <Section id="om" heading="Om øvelsen" layout="split">
        <Paragraphs paragraphs={exercise.about} />
        <SaveButton title={exercise.title} pages={[page.path, paths.session(exercise.id)]} />
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
