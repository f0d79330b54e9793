import { Island } from '#app/islands/index.ts';
import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero, places, type RouteHandle } from '#app/site/index.ts';
import { ButtonLink, Callout, Section, Share } from '#app/ui/index.ts';
import { composedFor, repertoire } from './.server/composer.ts';
import { composedPlace } from './.server/places.ts';
import { recordingsContext } from './.server/track/context.ts';
import { playedSession } from './.server/track/played-session.ts';
import type { Route } from './+types/composer';
import { ComposedPlan } from './composed-plan.tsx';
import { choicesOf, composedRows, leftOutOf } from './composer/composed-session.ts';
import { fetchedInWords } from './composer/things.ts';
import { another, usualWish, wishParameters, wishQuery } from './composer/wish.ts';
import { newsOfWish } from './composer/wish-news.ts';
import { composedTitle } from './composer/wish-words.ts';
import { ComposerExamples } from './composer-examples.tsx';
import formStyles from './composer-form.module.css';
import { ComposerForm } from './composer-form.tsx';
import { ComposerPeople } from './composer-people.tsx';
import GuidedSession from './guided-session.island.tsx';
import { Transcript } from './script/transcript.tsx';
import { SessionOpening } from './session-opening.tsx';
import { SessionSound } from './session-sound-player.tsx';

/** As many as fit into a few lines. */
const maxLeftOut = 12;

export const handle: RouteHandle = { query: wishQuery };

/** The wish stands in the address alone: the same address is the same session. */
export function loader({ url, context }: Route.LoaderArgs) {
  const composed = composedFor(url.searchParams);
  const { asked, composition, session } = composed ?? { asked: null, composition: null, session: null };
  const title = composition ? composedTitle(composition) : undefined;
  const setting = composition && composedPlace(composition.wish);
  const facts = {
    under: [places.sessions],
    noindex: asked !== null,
    ...(setting && { opening: setting.opening }),
    ...(session && { isNight: session.isQuiet }),
  };
  const text = textPage('composer', { ...facts, ...(title && { title }) });
  if (!asked) return { ...text, wish: usualWish, news: [], made: null };
  const news = newsOfWish(asked, composition);
  if (!composition || !session || !setting) return { ...text, wish: asked.wish, news, made: null };
  const rows = composedRows(composition, session);
  const leftOut = leftOutOf(composition.wish, repertoire);
  const made = {
    ...playedSession(session, paths.composerSound(wishParameters(composition.wish)), context.get(recordingsContext)),
    place: setting.place,
    rows,
    atHand: fetchedInWords(composition.plan, composition.wish),
    leftOut: leftOut.slice(0, maxLeftOut),
    leftOutCount: leftOut.length,
    address: paths.composer(wishParameters(composition.wish)),
    another: paths.composer(wishParameters(another(composition.wish))),
    editor: paths.ownSession(choicesOf(rows)),
  };
  return { ...text, wish: composition.wish, news, made };
}

export default function Composer({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, wish, news, made } = loaderData;
  const told = news.length > 0 && (
    <Callout kind="info" heading="Om ønsket">
      <p role="status">{news.join(' ')}</p>
    </Callout>
  );
  if (!made) {
    return (
      <>
        <Hero page={page} heading={heading} lead={lead} size="form" figure={<ComposerPeople />}>
          <section aria-labelledby="onske" className={formStyles.wish}>
            <h2 id="onske" className="visually-hidden">
              Ønsket ditt
            </h2>
            {told}
            <ComposerForm wish={wish} />
          </section>
        </Hero>
        <Section id="klare" heading="Eller ta en som er klar" tone="tinted">
          <ComposerExamples />
        </Section>
        <GuideSections sections={sections} />
      </>
    );
  }
  const { session, place, rows, atHand, leftOut, leftOutCount, address, another, editor, sound, spokenSound } = made;
  return (
    <>
      <SessionOpening page={page} session={session} place={place} isFile>
        {told}
        <Island of={GuidedSession} props={{ session, sound, place }} when="visible" />
        <noscript>
          <p>Økten kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.</p>
        </noscript>
      </SessionOpening>
      <Section
        id="innhold-i-okten"
        heading="Dette er økten"
        intro={
          <>
            {atHand && <p>Ha klart: {atHand}.</p>}
            <p>
              Tidene er hvor lenge du blir i hver stilling. Veien inn og ut, begge sidene og velkomsten fyller resten av
              de {wish.minutes} minuttene.
            </p>
            <div className={`${formStyles.group} no-print`}>
              <ButtonLink href={another} rel="nofollow" variant="quiet">
                En annen
              </ButtonLink>
            </div>
            <details className="no-print">
              <summary className={formStyles.more}>Endre ønsket</summary>
              <ComposerForm wish={wish} />
            </details>
          </>
        }
      >
        <ComposedPlan rows={rows} wish={wish} />
        <div className={`${formStyles.group} no-print`}>
          <ButtonLink href={editor} variant="quiet">
            Åpne i egen økt
          </ButtonLink>
          <Island of={Share} props={{ title: session.title, path: address, label: 'Del økten' }} />
          <SaveButton title={session.title} pages={[address]} />
        </div>
      </Section>
      {leftOutCount > 0 && (
        <Section id="utelatt" heading="Utelatt av hensyn til deg" layout="narrow">
          <ul>
            {leftOut.map(({ name, conditions }) => (
              <li key={name}>
                {name}: {conditions.join(', ')}
              </li>
            ))}
          </ul>
          {leftOutCount > leftOut.length && <p>Og {leftOutCount - leftOut.length} til.</p>}
        </Section>
      )}
      <Section id="tekst" heading="Les økten" layout="split">
        {spokenSound && <SessionSound session={session} address={spokenSound} />}
        <Transcript session={session} />
      </Section>
    </>
  );
}
