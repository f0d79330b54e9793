import { data } from 'react-router';
import { listedMeditations, poseOf, yogaClasses, yogaTypeBySlug } from '#app/.server/library.ts';
import { FigurePicture, openingOn } from '#app/drawings/index.ts';
import { meditationKind } from '#app/meditation/.server/index.ts';
import { paths } from '#app/paths.ts';
import { cardMaker, siteContext } from '#app/site/.server/index.ts';
import { Hero, NotFoundScreen, notFoundPage, type Page, places } from '#app/site/index.ts';
import { directoryContext } from '#app/studios/.server/index.ts';
import { CityList, citiesWithStyle, ExampleNotice } from '#app/studios/index.ts';
import {
  ButtonLink,
  CardGrid,
  imageAddress,
  Paragraphs,
  Section,
  TermList,
  TextList,
  TextReview,
} from '#app/ui/index.ts';
import frame from '#app/ui/picture-frame.module.css';
import type { Route } from './+types/yoga-type';

import classKind from './class-kind.ts';
import relatedStyles from './related-poses.module.css';

const notFoundHeading = 'Yogatype ikke funnet';
const parents = [places.yoga, places.yogaTypes];

export function loader({ params, context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const type = yogaTypeBySlug(params.slug);
  const path = paths.yogaType(params.slug);
  if (!type) return data({ page: notFoundPage(notFoundHeading, path, parents), type: null }, { status: 404 });
  const image = imageAddress(type.image, site.imageService);
  const page: Page = {
    title: `${type.title} i studio: slik er en time`,
    description: type.metaDescription,
    keywords: type.metaKeywords,
    path,
    trail: [...parents, { name: type.title, path }],
    opening: openingOn(type.scene),
  };
  const snapshot = context.get(directoryContext).snapshot();
  const { _meta, metaDescription, metaKeywords, ...shown } = type;
  return data({
    page,
    type: { ...shown, image },
    timetable: site.timetable,
    practices: [
      ...yogaClasses.filter(({ slug }) => type.classes.includes(slug)).map(cardMaker(classKind, site.imageService)),
      ...listedMeditations
        .filter(({ slug }) => type.meditations.includes(slug))
        .map(cardMaker(meditationKind, site.imageService)),
    ],
    poses: type.poses.map(poseOf).map(({ id, name }) => ({ id, name })),
    cities: citiesWithStyle(snapshot, type.studioStyle),
    hasExamples: snapshot.hasExamples,
  });
}

export default function YogaType({ loaderData }: Route.ComponentProps) {
  const { page, type } = loaderData;
  if (!type) return <YogaTypeNotFound page={page} />;
  const { practices, poses, cities, hasExamples } = loaderData;
  return (
    <>
      <Hero page={page} heading={type.title} lead={type.description}>
        <ButtonLink href={loaderData.timetable}>Se timeplan</ButtonLink>
        <ButtonLink href={paths.contact} variant="quiet">
          Kontakt oss
        </ButtonLink>
      </Hero>
      <Section id="om" heading="Om stilen" layout="split">
        <Paragraphs paragraphs={type.paragraphs} />
      </Section>
      <Section id="fordeler" heading="Fordeler" layout="split" tone="tinted">
        <TextList items={type.benefits} />
      </Section>
      <Section id="passer-for" heading="Hvem det passer for" layout="split" intro={<p>{type.forWhom}</p>}>
        {type.image && (
          <div className={frame.frame}>
            <img src={type.image} alt="" width={720} height={480} loading="lazy" decoding="async" />
          </div>
        )}
      </Section>
      <Section id="teknikker" heading="Hva en time inneholder" layout="split" tone="tinted">
        <TermList items={type.techniques} />
      </Section>
      <TextReview {...type} />
      <Section id="ov-her" heading="Prøv selv" isOnward>
        <CardGrid cards={practices} />
      </Section>
      <Section id="stillinger" heading="Stillinger du møter" tone="tinted" isOnward>
        <ul role="list" className={relatedStyles.related}>
          {poses.map(({ id, name }) => (
            <li key={id}>
              <a href={paths.pose(id)}>
                <FigurePicture id={id} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      {cities.length > 0 && (
        <Section
          id="studioer"
          heading={`Studioer med ${type.studioStyle.toLocaleLowerCase('nb')}`}
          intro={<p>Så mange studioer i hver by har stilen på listen sin.</p>}
          isOnward
        >
          {hasExamples && <ExampleNotice />}
          <CityList cities={cities} />
        </Section>
      )}
    </>
  );
}

function YogaTypeNotFound({ page }: { page: Page }) {
  return (
    <NotFoundScreen
      page={page}
      heading={notFoundHeading}
      text="Beklager, men den forespurte yogatypen finnes ikke."
      links={[{ name: 'Se alle yogatyper', path: paths.yogaTypes }, places.yoga]}
    />
  );
}
