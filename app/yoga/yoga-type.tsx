import { data } from 'react-router';
import { yogaTypeBySlug } from '#app/.server/library.ts';
import { openingOn } from '#app/drawings/landscape/opening.ts';
import { paths } from '#app/paths.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { places } from '#app/site/navigation.ts';
import { notFoundPage } from '#app/site/not-found-page.ts';
import { NotFoundScreen } from '#app/site/not-found-screen.tsx';
import type { Page } from '#app/site/page.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { imageAddress } from '#app/ui/image-address.ts';
import frame from '#app/ui/picture-frame.module.css';
import { Paragraphs } from '#app/ui/prose.tsx';
import { Section } from '#app/ui/section.tsx';
import { TermList, TextList } from '#app/ui/text-list.tsx';
import type { Route } from './+types/yoga-type';

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
    opening: openingOn('types'),
  };
  const { title, description, paragraphs, benefits, forWhom, techniques } = type;
  return data({
    page,
    type: { title, description, paragraphs, benefits, forWhom, techniques, image },
    timetable: site.timetable,
  });
}

export default function YogaType({ loaderData }: Route.ComponentProps) {
  const { page, type } = loaderData;
  if (!type) return <YogaTypeNotFound page={page} />;
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
