import { data, redirect } from 'react-router';
import { listedMeditations, meditationBySlug, relatedMeditations, videoOf } from '#app/.server/library.ts';
import { Island } from '#app/islands/index.ts';
import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import { openingOf, placeOf, playedSession, recordingsContext, sessionOf } from '#app/sessions/.server/index.ts';
import { SessionOpening, Transcript } from '#app/sessions/index.ts';
import { cardMaker, siteContext } from '#app/site/.server/index.ts';
import { NotFoundScreen, notFoundPage, type Page, places, type RouteHandle } from '#app/site/index.ts';
import { capitalised, truncate } from '#app/text/index.ts';
import {
  Badge,
  type CardData,
  CardGrid,
  FactList,
  Facts,
  imageAddress,
  Precautions,
  Prose,
  Section,
  Summary,
  TextList,
  TextReview,
} from '#app/ui/index.ts';
import type { Meditation as MeditationItem } from '#content';
import type { Route } from './+types/meditation';
import styles from './meditation.module.css';
import meditationKind from './meditation-kind.ts';
import { furtherLinks, listOf } from './meditation-links.ts';
import MeditationStart, { practicePlace } from './meditation-start.island.tsx';
import { PracticeSteps } from './practice-steps.tsx';
import { SessionProgress } from './session-progress.tsx';
import { embedLink, videoOrigin, youTubeSearch } from './video.ts';
import { VideoPlayer } from './video-player.tsx';

const notFoundHeading = 'Meditasjon ikke funnet';
/** Length of a suggestion's description on the not-found page, in characters. */
const suggestionLength = 100;

export const handle: RouteHandle = { frames: [videoOrigin] };

export function loader({ params, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const card = cardMaker(meditationKind, site.imageService);
  const meditation = meditationBySlug(params.slug);
  if (!meditation) return data(notFound(params.slug, card), { status: 404 });
  const path = paths.meditation(meditation.slug);
  if (params.slug !== meditation.slug) throw redirect(path, 308);
  const image = imageAddress(meditation.image, site.imageService);
  const video = videoOf(meditation);
  const session = sessionOf(meditation.slug);
  const page: Page = {
    title: meditation.title,
    description: meditation.metaDescription,
    path,
    isNight: session.isQuiet,
    trail: [places.meditations, listOf(meditation), { name: meditation.title, path }],
    opening: openingOf(session),
    structuredData: meditationKind.data(meditation, { site, image }),
  };
  const { _meta, metaDescription, ...shown } = meditation;
  const related = relatedMeditations(meditation).map(card);
  return data({
    page,
    meditation: { ...shown, image, video: video ?? null },
    embed: video && embedLink(video),
    youTube: video ?? youTubeSearch(meditation.title),
    played: playedSession(session, paths.sessionSound(meditation.slug), context.get(recordingsContext)),
    place: placeOf(session),
    links: furtherLinks(meditation),
    related,
    suggestions: null,
  });
}

function notFound(slug: string, card: (meditation: MeditationItem) => CardData) {
  const suggestions = listedMeditations.slice(0, 3).map((meditation) => ({
    ...card(meditation),
    description: truncate(meditation.description, suggestionLength),
  }));
  const page = notFoundPage(notFoundHeading, paths.meditation(slug), [places.meditations]);
  return {
    page,
    meditation: null,
    embed: undefined,
    youTube: null,
    played: null,
    place: null,
    links: null,
    related: [],
    suggestions,
  };
}

export default function Meditation({ loaderData }: Route.ComponentProps) {
  const { page, meditation, embed, youTube, played, place, links, related, suggestions } = loaderData;
  if (!meditation || !played || !place) {
    return (
      <NotFoundScreen
        page={page}
        heading={notFoundHeading}
        text="Vi fant ikke meditasjonen du leter etter. Kanskje en av disse passer."
        links={[{ name: 'Alle meditasjoner', path: paths.meditations }]}
      >
        <CardGrid cards={suggestions ?? []} headingLevel={2} />
      </NotFoundScreen>
    );
  }
  return (
    <>
      <SessionOpening page={page} session={played.session} place={place} lead={meditation.description} isFile>
        <Island
          of={MeditationStart}
          props={{ video: meditation.video, session: played.session, sound: played.sound, place }}
        />
      </SessionOpening>
      <Summary sentences={meditation.summary} />
      <div className={styles.page}>
        <div className={styles.main}>
          <div id={practicePlace} className={styles.practice} />
          <Facts>
            <Badge>{meditation.duration}</Badge>
            <Badge>Norsk tale</Badge>
            <Badge>Rolig bakgrunnsmusikk</Badge>
            <Badge>YouTube-lenke</Badge>
          </Facts>
          <Prose html={meditation.content} />
          {embed && <VideoPlayer address={embed} title={meditation.title} />}
        </div>
        <aside className={`${styles.side} no-print`} aria-label="Om meditasjonen">
          <SaveButton title={meditation.title} pages={[page.path, paths.session(meditation.slug)]} />
          <SessionProgress />
          <FactList
            facts={[
              { term: 'Varighet', value: meditation.duration },
              { term: 'Kategori', value: meditation.category },
              { term: 'Fokus', value: capitalised(meditation.focus) },
              { term: 'Type', value: capitalised(meditation.type) },
              { term: 'Språk', value: 'Norsk' },
              { term: 'Bakgrunnsmusikk', value: 'Ja' },
            ]}
          />
          <a className={styles.youTube} href={youTube} rel="noopener">
            Se på YouTube
          </a>
        </aside>
      </div>
      <PracticeSteps steps={meditation.steps}>
        <Transcript session={played.session} />
      </PracticeSteps>
      <div className={`${styles.page} ${styles.after}`}>
        <section className={styles.part}>
          <h2>Fordeler</h2>
          <TextList items={meditation.benefits} />
        </section>
        <Precautions items={meditation.precautions} heading="Forsiktighet" />
        <section className={`${styles.part} ${styles.further} no-print`}>
          <h2>Les og øv videre</h2>
          <ul role="list">
            {links.here.map((link) => (
              <li key={link.path}>
                <a href={link.path}>{link.name}</a>
              </li>
            ))}
            {links.elsewhere.map((link) => (
              <li key={link.path}>
                <a href={link.path} rel="noopener">
                  {link.name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <TextReview {...meditation} />
      {related.length > 0 && (
        <Section
          id="relatert"
          heading="Beslektede meditasjoner"
          tone="tinted"
          layout={related.length < 3 ? 'split' : 'full'}
          isOnward
        >
          <CardGrid cards={related} />
        </Section>
      )}
    </>
  );
}
