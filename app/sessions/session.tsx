import { data } from 'react-router';
import { meditationBySlug, yogaClassBySlug } from '#app/.server/library.ts';
import { Island } from '#app/islands/island.tsx';
import { SaveButton } from '#app/offline/save-button.tsx';
import { paths } from '#app/paths.ts';
import { Breadcrumb } from '#app/site/breadcrumb.tsx';
import { type NavigationLink, places } from '#app/site/navigation.ts';
import { notFoundPage } from '#app/site/not-found-page.ts';
import { NotFoundScreen } from '#app/site/not-found-screen.tsx';
import type { Page } from '#app/site/page.ts';
import { Section } from '#app/ui/section.tsx';
import { morningSessionId, sessionById } from './.server/sessions.ts';
import type { Route } from './+types/session';
import GuidedSession from './guided-session.island.tsx';
import type { Session } from './script/session.ts';
import { Transcript } from './script/transcript.tsx';
import { lengthInWords } from './script/words.ts';
import styles from './session.module.css';

const notFoundHeading = 'Økt ikke funnet';

export function loader({ params }: Route.LoaderArgs) {
  const session = sessionById(params.id);
  if (!session) {
    const page = notFoundPage(notFoundHeading, paths.session(params.id), [places.yoga]);
    return data({ page, session: null, parent: places.yoga }, { status: 404 });
  }
  const parents = parentsOf(session);
  const parent = parents.at(-1) ?? places.yoga;
  const path = paths.session(session.id);
  const page: Page = {
    title: `${session.title}: følg økten`,
    description: `Følg «${session.title}» steg for steg i nettleseren, ${session.isQuiet ? 'uten gongslag, med' : 'med gongslag,'} tekst og norsk stemme der enheten har en. ${lengthInWords(session.seconds)}, uten konto.`,
    path,
    trail: [...parents, { name: 'Følg økten', path }],
    canonicalPath: parent.path,
    previewOf: parent.path,
  };
  return data({ page, session, parent });
}

/** The trail down to the page that the session belongs to. */
function parentsOf({ id }: Session): readonly NavigationLink[] {
  const yogaClass = yogaClassBySlug(id);
  if (yogaClass) return [places.yoga, { name: yogaClass.title, path: paths.yogaClass(id) }];
  if (id === morningSessionId) return [places.yoga, places.homeYoga, places.morningYoga];
  const meditation = meditationBySlug(id);
  if (meditation) return [places.meditations, { name: meditation.title, path: paths.meditation(id) }];
  return [places.meditations, places.stressMeditation];
}

export default function SessionPage({ loaderData }: Route.ComponentProps) {
  const { page, session, parent } = loaderData;
  if (!session) {
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
  return (
    <>
      <div className={styles.opening}>
        <Breadcrumb trail={page.trail} />
        <h1>{session.title}</h1>
        <Island of={GuidedSession} props={{ session, leavesTo: parent.path }} when="visible" />
        <p>
          <SaveButton title={session.title} pages={[page.path, parent.path]} />
        </p>
        <noscript>
          <p>Økten kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.</p>
        </noscript>
      </div>
      <Section id="tekst" heading="Les økten" layout="narrow">
        <Transcript session={session} />
      </Section>
    </>
  );
}
