import { poseOf, sectionOf, testimonials } from '#app/.server/library.ts';
import { openingOnDay, PoseFigure } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { NeedLinks } from '#app/sessions/index.ts';
import { siteContext, textPage } from '#app/site/.server/index.ts';
import { GuideSection, Hero, siteData } from '#app/site/index.ts';
import { ButtonLink, Prose, Section } from '#app/ui/index.ts';
import { PoseGrid, poseCard } from '#app/yoga/index.ts';
import type { Route } from './+types/home';
import closingStyles from './closing.module.css';
import { Closing, Sky } from './closing.tsx';
import styles from './home.module.css';
import { Testimonials } from './testimonials.tsx';

/** Eight poses that are told apart at a glance, one of each kind first. */
const shownPoses = [
  'tadasana',
  'utthita-trikonasana',
  'adho-mukha-svanasana',
  'bhujangasana',
  'vrksasana',
  'baddha-konasana',
  'setu-bandha-sarvangasana',
  'virabhadrasana2',
];

/** The picture of each way into yoga, by where it leads. */
const doorPictures: Readonly<Record<string, string>> = {
  [paths.yogaClasses]: '/bilder/klasse-styrke.svg',
  [paths.yogaTypes]: '/bilder/type-hatha.svg',
  [paths.beginnerYoga]: '/bilder/klasse-nybegynner.svg',
  [paths.studios]: '/bilder/studio-1.svg',
};

export function loader({ context }: Route.LoaderArgs) {
  const { site, now } = context.get(siteContext);
  const opening = openingOnDay('home', now());
  const text = textPage('home', { ownTitle: true, trail: [], structuredData: siteData(site), opening });
  const { page, heading, lead } = text;
  const yoga = sectionOf(text, 'yoga');
  return {
    page,
    heading,
    lead,
    siteName: site.name,
    needs: sectionOf(text, 'behov'),
    yoga,
    doors: yoga.items.map((item) => ({ ...item, picture: doorPictureOf(item) })),
    meditation: sectionOf(text, 'meditasjon'),
    voices: sectionOf(text, 'stemmer'),
    closing: sectionOf(text, 'avslutning'),
    poses: shownPoses.map((id) => poseCard(poseOf(id))),
    testimonials,
  };
}

function doorPictureOf({ title, href = '' }: { title: string; href?: string | undefined }): string {
  const picture = doorPictures[href];
  if (!picture) throw new Error(`content/pages/home.md: «${title}» leads to «${href}», which has no picture`);
  return picture;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, needs, yoga, doors, meditation, voices, closing } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} size="tall" figure={<PoseFigure id="sukhasana" body={1} />}>
        <ButtonLink href={paths.beginnerMeditation} isLikelyNext>
          Begynn med meditasjon
        </ButtonLink>
        <ButtonLink href={paths.beginnerYoga} variant="quiet">
          Begynn med yoga
        </ButtonLink>
      </Hero>
      <GuideSection section={needs} beside={<NeedLinks />} picture={paths.picture('artikkel-5')} />
      <Section id={yoga.id} heading={yoga.heading} intro={<Prose html={yoga.html} />}>
        <ul role="list" className={styles.doors}>
          {doors.map((item) => (
            <li key={item.title}>
              <img src={item.picture} alt="" width={720} height={480} loading="lazy" decoding="async" />
              <h3>
                <a href={item.href} className="cover-link">
                  {item.title}
                </a>
              </h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="stillinger"
        heading="Yogastillinger"
        tone="tinted"
        intro={
          <p>
            Hver stilling er tegnet og forklart steg for steg, med enklere varianter når den ikke passer deg.{' '}
            <a href={paths.poses}>Se alle stillingene</a>
          </p>
        }
      >
        <PoseGrid poses={loaderData.poses} />
      </Section>
      <section className={styles.night} aria-labelledby="meditasjon">
        <Sky scene="sleep" />
        <div className={`${closingStyles.text} ${styles.nightText}`}>
          <h2 id="meditasjon">{meditation.heading}</h2>
          <Prose html={meditation.html} />
          <ul role="list">
            {meditation.items.map((item) => (
              <li key={item.title}>
                <h3>
                  <a href={item.href} className="cover-link">
                    {item.title}
                  </a>
                </h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <Section id={voices.id} heading={voices.heading} intro={voices.html && <Prose html={voices.html} />}>
        <Testimonials testimonials={loaderData.testimonials} />
      </Section>
      <Closing section={closing} scene="about">
        <ButtonLink href={paths.studios}>Finn yogastudio</ButtonLink>
        <ButtonLink href={paths.about} variant="quiet">
          Om {loaderData.siteName}
        </ButtonLink>
      </Closing>
    </>
  );
}
