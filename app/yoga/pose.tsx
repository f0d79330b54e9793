import { data } from 'react-router';
import { poseById } from '#app/.server/library.ts';
import { bodyOf, defaultSeed } from '#app/drawings/figure/body.ts';
import { poses } from '#app/drawings/figure/poses/poses.ts';
import { FigurePicture } from '#app/drawings/figure-picture.tsx';
import { Modifications, stepName, WayIn } from '#app/drawings/way-in.tsx';
import WayInPlayer from '#app/drawings/way-in-player.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { paths } from '#app/paths.ts';
import { Breadcrumb } from '#app/site/breadcrumb.tsx';
import { places } from '#app/site/navigation.ts';
import { notFoundPage } from '#app/site/not-found-page.ts';
import { NotFoundScreen } from '#app/site/not-found-screen.tsx';
import type { Page } from '#app/site/page.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Badge, Facts } from '#app/ui/facts.tsx';
import { poseLevelNames } from '#app/ui/norwegian.ts';
import { Paragraphs } from '#app/ui/prose.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextList } from '#app/ui/text-list.tsx';
import type { Route } from './+types/pose';
import styles from './pose.module.css';
import poseKind from './pose-kind.ts';

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
  return data({ page, pose: shown });
}

export default function Pose({ loaderData }: Route.ComponentProps) {
  const { page, pose } = loaderData;
  if (!pose) return <PoseNotFound page={page} />;
  const body = defaultSeed(pose.id);
  const arrival = { step: pose.wayIn.arrival, figure: pose.id, alt: pose.figureAlt };
  const frames = [...pose.wayIn.frames, arrival];
  return (
    <>
      <div className={styles.opening}>
        <div className={styles.inner}>
          <div className={styles.text}>
            <Breadcrumb trail={page.trail} />
            <h1>{pose.name}</h1>
            <p className={styles.sanskrit} lang="sa-Latn">
              {pose.sanskritName}
            </p>
            <p className={styles.description}>{pose.description}</p>
            <Facts>
              <Badge>{poseLevelNames[pose.level]}</Badge>
              <Badge>{pose.duration}</Badge>
            </Facts>
            <h2 className={styles.areasHeading} id="omrader">
              Målområder
            </h2>
            <ul role="list" className={styles.areas} aria-labelledby="omrader">
              {pose.targetAreas.map((area) => (
                <li key={area}>{area}</li>
              ))}
            </ul>
          </div>
          <Island
            of={WayInPlayer}
            props={{
              title: pose.figureAlt,
              body: bodyOf(body),
              frames: frames.map((frame, index) => ({
                pose: poses[frame.figure],
                words: `${stepName(frames, index)}. ${frame.alt}`,
              })),
            }}
          />
        </div>
      </div>
      <Section id="om" heading="Om stillingen" layout="split">
        <Paragraphs paragraphs={pose.paragraphs} />
      </Section>
      <Section id="slik-gjor-du" heading="Slik gjør du" layout="split" tone="tinted">
        <WayIn frames={frames} body={body} />
        <TextList items={pose.steps} numbered />
      </Section>
      <Section id="fordeler" heading="Fordeler" layout="split">
        <TextList items={pose.benefits} />
      </Section>
      <Section id="tilpasninger" heading="Tilpasninger" layout="split">
        <Modifications items={pose.modifications} body={body} />
      </Section>
      <Section id="forsiktighet" heading="Forsiktighet" layout="split">
        <Callout kind="care">
          <ul>
            {pose.precautions.map((precaution) => (
              <li key={precaution}>{precaution}</li>
            ))}
          </ul>
        </Callout>
      </Section>
      <Section id="beslektet" heading="Beslektede stillinger" tone="tinted" isOnward>
        <ul role="list" className={styles.related}>
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
