import { data } from 'react-router';
import { meditationBySlug, yogaClassBySlug } from '#app/.server/library.ts';
import { Island } from '#app/islands/index.ts';
import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import {
  type NavigationLink,
  NotFoundScreen,
  notFoundPage,
  type Page,
  places,
  type RouteHandle,
} from '#app/site/index.ts';
import { Section, TextReview } from '#app/ui/index.ts';
import { invitationTo } from './.server/invitations.ts';
import { openingOf, placeOf } from './.server/places.ts';
import {
  askedSession,
  breathingExercises,
  leftOut,
  morningSessionId,
  ownVersionOf,
  sessionOf,
} from './.server/sessions.ts';
import { standaloneFacts } from './.server/standalone-facts.ts';
import { recordingsContext } from './.server/track/context.ts';
import { playedSession } from './.server/track/played-session.ts';
import type { Route } from './+types/session';
import breathingKind from './breathing-kind.ts';
import { addressOf } from './editor/sequence.ts';
import GuidedSession from './guided-session.island.tsx';
import type { NextLink } from './player/ending.tsx';
import type { Session } from './script/session.ts';
import { Transcript } from './script/transcript.tsx';
import { lengthInWords } from './script/words.ts';
import styles from './session.module.css';
import { SessionOpening } from './session-opening.tsx';
import { SessionSheet } from './session-sheet.tsx';
import { SessionSound } from './session-sound-player.tsx';
import { StandaloneAbout } from './standalone-about.tsx';

const notFoundHeading = 'Økt ikke funnet';

export const handle: RouteHandle = { query: { lengde: 'text' } };

export function loader({ params, url, context }: Route.LoaderArgs) {
  const asked = askedSession(params.id, url.searchParams.get('lengde'));
  if (!asked) {
    const page = notFoundPage(notFoundHeading, paths.session(params.id), [places.yoga]);
    return data(
      {
        page,
        played: null,
        parent: places.yoga,
        place: null,
        invitation: null,
        next: [],
        length: null,
        ownVersion: null,
        facts: null,
      },
      { status: 404 },
    );
  }
  const { session, isOther, addressMinutes: minutes } = asked;
  const parents = parentsOf(session);
  const parent = parents.at(-1) ?? places.yoga;
  const path = paths.session(session.id);
  const facts = standaloneFacts(session.id);
  const page: Page = {
    title: `${session.title}: følg økten`,
    description:
      facts?.metaDescription ??
      `Følg «${session.title}» steg for steg i nettleseren, ${session.isQuiet ? 'uten gongslag, med' : 'med gongslag,'} tekst og norsk stemme der enheten har en. ${lengthInWords(session.seconds)}, uten konto.`,
    path,
    opening: openingOf(session),
    isNight: session.isQuiet,
    ...(facts
      ? { trail: [...parents, { name: session.title, path }] }
      : {
          trail: [...parents, { name: 'Følg økten', path }],
          canonicalPath: parent.path,
          previewOf: parent.path,
        }),
  };
  const length = {
    address: paths.session(session.id, minutes),
    isOther,
    leftOut: minutes === undefined ? [] : leftOut(session.id, minutes),
  };
  const played = playedSession(session, paths.sessionSound(session.id, minutes), context.get(recordingsContext));
  const own = ownVersionOf(session);
  const ownVersion =
    own.length > 0 ? addressOf(own, { name: `${session.title}, min versjon`, targetMinutes: null }) : null;
  const around = { parent, place: placeOf(session), invitation: invitationTo(session.id), next: nextOf(session) };
  return data({ page, played, ...around, length, ownVersion, facts });
}

/** What may come after it: of another kind. After a session to sleep by, nothing. */
function nextOf({ kind, isQuiet }: Session): NextLink[] {
  if (isQuiet) return [];
  const ids = { breathing: 'jevn-pust', meditation: 'guidet-mindfulness-for-nybegynnere', yoga: 'nybegynner' };
  const others = (['breathing', 'meditation', 'yoga'] as const).filter((other) => other !== kind);
  return others.map((other) => {
    const { title, seconds } = sessionOf(ids[other]);
    return { name: `${title}, ${Math.round(seconds / 60)}\u00a0min`, path: paths.session(ids[other]) };
  });
}

/** The trail down to the page that the session belongs to. */
function parentsOf({ id }: Session): readonly NavigationLink[] {
  const yogaClass = yogaClassBySlug(id);
  if (yogaClass) return [places.yoga, { name: yogaClass.title, path: paths.yogaClass(id) }];
  if (id === morningSessionId) return [places.yoga, places.homeYoga, places.morningYoga];
  const meditation = meditationBySlug(id);
  if (meditation) return [places.meditations, { name: meditation.title, path: paths.meditation(id) }];
  const exercise = breathingExercises.find((exercise) => exercise.id === id);
  if (exercise) return [breathingKind.list, { name: exercise.title, path: breathingKind.path(exercise) }];
  if (standaloneFacts(id)) return [places.sessions];
  throw new Error(`the session ${id} belongs to no page`);
}

export default function SessionPage({ loaderData }: Route.ComponentProps) {
  const { page, played, parent, place, invitation, next, length, ownVersion, facts } = loaderData;
  if (!played || !length || !place || !invitation) {
    return (
      <NotFoundScreen
        page={page}
        heading={notFoundHeading}
        text="Vi fant ikke økten du leter etter."
        links={[
          { name: 'Yogaklasser', path: paths.yogaClasses },
          { name: 'Meditasjoner', path: paths.meditations },
        ]}
      />
    );
  }
  const { session, sound, spokenSound } = played;
  const reading = (
    <>
      {length.leftOut.length > 0 && <p>Denne lengden hopper over: {length.leftOut.join(', ')}.</p>}
      {spokenSound && <SessionSound session={session} address={spokenSound} />}
      <div id="tekst" className={styles.reading}>
        <Transcript session={session} />
        <SaveButton title={session.title} pages={[length.address, ...(facts ? [] : [parent.path])]} />
        <a href={paths.sessions} className="touch-target">
          Alle øktene
        </a>
        {ownVersion && (
          <a href={ownVersion} rel="nofollow" className="touch-target">
            Lag din egen versjon
          </a>
        )}
      </div>
    </>
  );
  return (
    <>
      <SessionOpening
        page={page}
        session={session}
        place={place}
        isFile={!facts}
        lead={invitation.sentence}
        atHand={invitation.atHand}
      >
        {session.lengths.length < 2 && <p className={styles.length}>{lengthInWords(session.seconds)}</p>}
        {length.isOther && (
          <p role="status">Økten finnes ikke i lengden du ba om. Denne varer i {lengthInWords(session.seconds)}.</p>
        )}
        <Island
          of={GuidedSession}
          props={{ session, sound, place, next, leavesTo: parent.path }}
          when={facts ? 'touch' : 'visible'}
        />
        <noscript>
          <p>
            {spokenSound
              ? 'Uten JavaScript følger du økten med lyden under, eller som tekst.'
              : 'Økten kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.'}
          </p>
        </noscript>
      </SessionOpening>
      {facts && <StandaloneAbout facts={facts} />}
      {session.kind === 'yoga' ? (
        <Section id="bilder" heading="Økten i bilder" tone="tinted">
          {reading}
          <SessionSheet steps={session.steps} />
        </Section>
      ) : (
        <Section id="okten" heading="Les økten" layout="split">
          {reading}
        </Section>
      )}
      {facts && <TextReview {...facts.review} />}
    </>
  );
}
