import { data } from 'react-router';
import { conditionsOf } from '#app/conditions/index.ts';
import type { FigureId, VariantId } from '#app/drawings/ids.ts';
import { FigurePicture } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { forNeed, lengthInWords, thingsInWords, usualWish, wishParameters, written } from '#app/sessions/index.ts';
import { Breadcrumb, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { capitalised, poseLevelNames } from '#app/text/index.ts';
import { Badge, ButtonLink, Callout, Facts, Precautions, Section } from '#app/ui/index.ts';
import { posesByWords } from '#content';
import type { Route } from './+types/exercise';
import { careLine } from './care-line.ts';
import { bodyFor } from './entry-sequence.tsx';
import { relatedExercises } from './exercise-groups.ts';
import exerciseKind, { bodyOfExercise, placesInWords } from './exercise-kind.ts';
import { ExercisePlates, figureAlt } from './exercise-plates.tsx';
import { pictureOfExercise, stepsOfExercise } from './exercise-steps.ts';
import styles from './pose.module.css';
import { PoseByWords } from './pose-by-words.tsx';
import relatedStyles from './related-poses.module.css';
import { RoomWindow } from './room-window.tsx';

const notFoundHeading = 'Øvelse ikke funnet';

export function loader({ params }: Route.LoaderArgs) {
  const { list, items } = exerciseKind;
  const path = paths.exercise(params.id);
  const parents = [places.yoga, list];
  const exercise = items.find(({ id }) => id === params.id);
  if (!exercise) {
    return data({ page: notFoundPage(notFoundHeading, path, parents), exercise: null }, { status: 404 });
  }
  const { id, name, description, level, practice, spoken } = exercise;
  const page: Page = {
    title: `${name}: øvelse steg for steg`,
    description,
    path,
    trail: [...parents, { name, path }],
    structuredData: exerciseKind.data(exercise),
  };
  const [shortest = 0, longest = 0] = practice.holdSeconds;
  const body = bodyOfExercise(exercise);
  return data({
    page,
    exercise: {
      ...{ name, description, level },
      picture: pictured(pictureOfExercise(exercise), body),
      steps: stepsOfExercise(exercise),
      body,
      place: placesInWords(exercise),
      time: `${lengthInWords(shortest)} til ${lengthInWords(longest)}${spoken.second ? ' på hver side' : ''}`,
      atHand: practice.uses.length > 0 ? thingsInWords(practice.uses, practice.cushions) : null,
      hasSides: spoken.second !== null,
      byWords: posesByWords.directions[id] ?? null,
      conditions: conditionsOf(exercise),
      ownSession: paths.ownSession([written({ id, amount: Math.max(shortest, 15) })]),
      sessions: practice.needs.map((need) => ({
        name: capitalised(forNeed[need]),
        path: paths.composer(wishParameters({ ...usualWish, need, place: practice.places[0] ?? usualWish.place })),
      })),
      related: relatedExercises(exercise).map((other) => ({
        name: other.name,
        path: paths.exercise(other.id),
        picture: { id: pictureOfExercise(other), body: bodyFor(pictureOfExercise(other), bodyOfExercise(other)) },
      })),
    },
  });
}

export default function ExercisePage({ loaderData }: Route.ComponentProps) {
  const { page, exercise } = loaderData;
  if (!exercise) {
    return (
      <NotFoundScreen
        page={page}
        heading={notFoundHeading}
        text="Vi fant ikke øvelsen du leter etter."
        links={[{ name: 'Alle øvelser', path: paths.exercises }]}
      />
    );
  }
  return (
    <>
      <div className={styles.opening} data-exercise>
        <div className={styles.inner}>
          <Breadcrumb trail={page.trail} />
          <div className={styles.name}>
            <h1>{exercise.name}</h1>
          </div>
          <RoomWindow className={styles.window} />
          <div className={styles.stage}>
            <FigurePicture {...exercise.picture} className={styles.figure} />
          </div>
          <div className={styles.text}>
            {exercise.conditions.length > 0 && (
              <p className={styles.care}>
                <a className="touch-target" href="#forsiktighet">
                  {careLine(exercise.conditions)}
                </a>
              </p>
            )}
            <p className={styles.description}>{exercise.description}</p>
            <Facts>
              <Badge>{poseLevelNames[exercise.level]}</Badge>
              <Badge>{exercise.place}</Badge>
              <Badge>{exercise.time}</Badge>
            </Facts>
            {exercise.atHand && <p className={styles.atHand}>Ha klart: {exercise.atHand}.</p>}
            <div className={styles.start}>
              <ButtonLink href={exercise.ownSession} rel="nofollow">
                Lag en økt med den
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      <Section id="slik-gjor-du" heading="Slik gjør du" intro={<p>Som det sies i en økt.</p>}>
        <ExercisePlates steps={exercise.steps} body={exercise.body} />
        {exercise.hasSides && <Callout kind="info">Gjør det samme til den andre siden, like lenge.</Callout>}
      </Section>
      {exercise.byWords && <PoseByWords directions={exercise.byWords} />}
      {exercise.conditions.length > 0 && (
        <Section id="forsiktighet" heading="Forsiktighet" layout="split">
          <Precautions items={exercise.conditions.map(({ name, words }) => `${name}: ${words}`)} />
        </Section>
      )}
      <Section id="okter" heading="Økter den kan være med i" layout="split" tone="tinted" isOnward>
        <p>Ti minutter, satt sammen der du er.</p>
        <ul>
          {exercise.sessions.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="flere" heading="Flere øvelser" isOnward>
        <ul role="list" className={relatedStyles.related}>
          {exercise.related.map(({ name, path, picture }) => (
            <li key={path}>
              <a href={path}>
                <FigurePicture {...picture} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** A figure as one person shows it, with what it does for those who cannot see it. */
function pictured(figure: FigureId | VariantId, body: number) {
  return { id: figure, body: bodyFor(figure, body), alt: figureAlt(figure) };
}
