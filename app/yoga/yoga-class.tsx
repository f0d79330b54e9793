import { data } from 'react-router';
import { relatedClasses, yogaClassBySlug } from '#app/.server/library.ts';
import { defaultSeed, FigurePicture, openingOn } from '#app/drawings/index.ts';
import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import { cardMaker, siteContext } from '#app/site/.server/index.ts';
import { Hero, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { classLevelNames } from '#app/text/index.ts';
import {
  Badge,
  ButtonLink,
  CardGrid,
  ContentPicture,
  Facts,
  Icon,
  imageAddress,
  Precautions,
  Prose,
  Section,
  Summary,
  TextReview,
} from '#app/ui/index.ts';
import type { YogaClass as YogaClassContent } from '#content';
import type { Route } from './+types/yoga-class';
import classKind from './class-kind.ts';
import { ClassPlan } from './class-plan.tsx';
import { ClassVideo } from './class-video.tsx';
import styles from './yoga-class.module.css';

const notFoundHeading = 'Yogaklasse ikke funnet';

export function loader({ params, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const path = paths.yogaClass(params.slug);
  const yogaClass = yogaClassBySlug(params.slug);
  if (!yogaClass)
    return data({ page: notFoundPage(notFoundHeading, path, [places.yoga]), yogaClass: null }, { status: 404 });
  const image = imageAddress(yogaClass.image, site.imageService);
  const page: Page = {
    title: `${yogaClass.title} (${yogaClass.duration})`,
    description: yogaClass.metaDescription,
    path,
    trail: [places.yoga, { name: yogaClass.title, path }],
    structuredData: classKind.data(yogaClass),
    opening: openingOn(yogaClass.scene),
    isNight: yogaClass.quiet,
  };
  const { _meta, metaDescription, ...shown } = yogaClass;
  const related = relatedClasses(yogaClass).map(cardMaker(classKind, site.imageService));
  return data({ page, yogaClass: { ...shown, image }, related });
}

export default function YogaClass({ loaderData }: Route.ComponentProps) {
  const { page, yogaClass } = loaderData;
  if (!yogaClass) return <YogaClassNotFound page={page} />;
  return (
    <>
      <Hero
        page={page}
        heading={yogaClass.title}
        lead={yogaClass.description}
        figure={<OpeningFigure plan={yogaClass.plan} />}
      >
        <Facts>
          <Badge>{yogaClass.category}</Badge>
          <Badge>{yogaClass.duration}</Badge>
          <Badge>{classLevelNames[yogaClass.level] ?? classLevelNames.krevende}</Badge>
        </Facts>
        <ButtonLink href={paths.session(yogaClass.slug)}>
          <Icon name="play" />
          Start økten
        </ButtonLink>
        <ClassVideo link={yogaClass.youtubeLink} />
        <SaveButton title={yogaClass.title} pages={[page.path, paths.session(yogaClass.slug)]} />
      </Hero>
      <Summary sentences={yogaClass.summary} />
      <Section>
        <div className={styles.introduction}>
          <Prose html={yogaClass.content} />
          <div className={styles.aside}>
            <ContentPicture src={yogaClass.image} />
            {yogaClass.equipment.length > 0 && (
              <>
                <h2>Ha dette klart</h2>
                <ul>
                  {yogaClass.equipment.map(({ thing, note }) => (
                    <li key={thing}>{note ? `${thing}, ${note}` : thing}</li>
                  ))}
                </ul>
              </>
            )}
            <Precautions items={yogaClass.precautions} heading="Forsiktighet" />
          </div>
        </div>
      </Section>
      <Section id="plan" heading="Hele klassen, steg for steg" tone="tinted">
        <ClassPlan plan={yogaClass.plan} />
      </Section>
      <TextReview {...yogaClass} />
      {loaderData.related && loaderData.related.length > 0 && (
        <Section id="relatert" heading="Flere klasser" isOnward>
          <CardGrid cards={loaderData.related} />
        </Section>
      )}
    </>
  );
}

/** The first figure of the plan stands in the opening. */
function OpeningFigure({ plan }: { plan: YogaClassContent['plan'] }) {
  const step = plan[0]?.steps[0];
  return step && <FigurePicture id={step.drawn?.[0] ?? step.figure} body={defaultSeed(step.figure)} isInPlace />;
}

function YogaClassNotFound({ page }: { page: Page }) {
  return (
    <NotFoundScreen
      page={page}
      heading={notFoundHeading}
      text="Beklager, men vi kunne ikke finne yogaklassen du leter etter."
      links={[{ name: 'Tilbake til yoga', path: paths.yoga }]}
    />
  );
}
