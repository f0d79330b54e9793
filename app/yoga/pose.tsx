import { data } from 'react-router';
import { poseById } from '#app/.server/library.ts';
import { conditionsOf } from '#app/conditions/index.ts';
import { bodyOf, defaultSeed, FigurePicture, poses } from '#app/drawings/index.ts';
import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { Breadcrumb, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { poseLevelNames } from '#app/text/index.ts';
import { Badge, Facts, Paragraphs, Precautions, Section, TextList, TextReview } from '#app/ui/index.ts';
import { posesByWords } from '#content';
import type { Route } from './+types/pose';
import { careLine } from './care-line.ts';
import { Modifications, PoseSteps, stepName } from './entry-sequence.tsx';
import EntrySequencePlayer from './entry-sequence-player.island.tsx';
import styles from './pose.module.css';
import { PoseByWords } from './pose-by-words.tsx';
import poseKind from './pose-kind.ts';
import relatedStyles from './related-poses.module.css';
import { RoomWindow } from './room-window.tsx';

const notFoundHeading = 'Stilling ikke funnet';
const parents = [places.yoga, places.poses];

export function loader({ params }: Route.LoaderArgs) {
  const path = paths.pose(params.slug);
  const pose = poseById(params.slug);
  if (!pose) return data({ page: notFoundPage(notFoundHeading, path, parents), pose: null }, { status: 404 });
  const page: Page = {
    title: `${pose.name} (${pose.sanskritName})`,
    description: pose.metaDescription,
    keywords: pose.metaKeywords,
    path,
    trail: [...parents, { name: pose.name, path }],
    structuredData: poseKind.data(pose),
  };
  const { _meta, metaDescription, metaKeywords, ...shown } = pose;
  return data({ page, pose: { ...shown, byWords: posesByWords.directions[pose.id] ?? null } });
}

export default function Pose({ loaderData }: Route.ComponentProps) {
  const { page, pose } = loaderData;
  if (!pose) return <PoseNotFound page={page} />;
  const body = defaultSeed(pose.id);
  const arrival = { step: pose.entrySequence.arrival, figure: pose.id, alt: pose.figureAlt };
  const frames = [...pose.entrySequence.frames, arrival];
  return (
    <>
      <div className={styles.opening}>
        <div className={styles.inner}>
          <Breadcrumb trail={page.trail} />
          <div className={styles.name}>
            <h1>{pose.name}</h1>
            <p className={styles.sanskrit} lang="sa-Latn">
              {pose.sanskritName}
            </p>
          </div>
          <RoomWindow className={styles.window} />
          <Island
            of={EntrySequencePlayer}
            props={{
              title: pose.figureAlt,
              body: bodyOf(body),
              frames: frames.map((frame, index) => ({
                pose: poses[frame.figure],
                words: `${stepName(frames, index)}. ${frame.alt}`,
              })),
            }}
          />
          <div className={styles.text}>
            <p className={styles.description}>{pose.description}</p>
            <Facts>
              <Badge>{poseLevelNames[pose.level]}</Badge>
              <Badge>{pose.duration}</Badge>
            </Facts>
            <p className={styles.care}>
              <a className="touch-target" href="#forsiktighet">
                {careLine(conditionsOf(pose))}
              </a>
            </p>
            <h2 className={styles.areasHeading} id="omrader">
              Målområder
            </h2>
            <ul role="list" className={styles.areas} aria-labelledby="omrader">
              {pose.targetAreas.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <Section id="om" heading="Om stillingen" layout="split">
        <Paragraphs paragraphs={pose.paragraphs} />
      </Section>
      <Section id="slik-gjor-du" heading="Slik gjør du" tone="tinted">
        <PoseSteps steps={pose.steps} drawings={pose.stepDrawings} body={body} />
      </Section>
      {pose.byWords && <PoseByWords directions={pose.byWords} />}
      <Section id="tilpasninger" heading="Tilpasninger" layout="split">
        <Modifications items={pose.modifications} body={body} />
      </Section>
      <div className={styles.pair}>
        <Section id="fordeler" heading="Fordeler">
          <TextList items={pose.benefits} />
        </Section>
        <Section id="forsiktighet" heading="Forsiktighet">
          <Precautions items={pose.precautions} />
        </Section>
      </div>
      <TextReview {...pose} />
      <Section id="beslektet" heading="Beslektede stillinger" tone="tinted" isOnward>
        <ul role="list" className={relatedStyles.related}>
          {pose.relatedPoses.map((related) => (
            <li key={related.id}>
              <a href={paths.pose(related.id)}>
                <FigurePicture id={related.id} />
                {related.name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function PoseNotFound({ page }: { page: Page }) {
  return (
    <NotFoundScreen
      page={page}
      heading={notFoundHeading}
      text="Stillingen kan være flyttet eller fjernet. Du finner alle de andre i biblioteket."
      links={[{ name: 'Se alle yogastillinger', path: paths.poses }]}
    />
  );
}
