import { meditationTypes, pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Paragraphs } from '#app/components/prose.tsx';
import { Section } from '#app/components/section.tsx';
import { TextList } from '#app/components/text-list.tsx';
import type { Page } from '#app/lib/page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/meditation-types';
import styles from './meditation-types.module.css';

export function loader() {
  const { title, heading, lead, metaDescription, scene, sections } = pageText('meditation-types');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.meditationTypes,
    trail: [places.meditations, places.meditationTypes],
    opening: openingOn(scene),
  };
  const types = meditationTypes.map(({ _meta, ...type }) => type);
  return { page, heading, lead, sections, types };
}

export default function MeditationTypes({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, types } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      {types.map((type, index) => (
        <Section
          key={type.id}
          id={type.id}
          heading={type.title}
          layout="split"
          tone={index % 2 === 0 ? 'paper' : 'tinted'}
          intro={<p>{type.description}</p>}
        >
          <div className={styles.type}>
            <Paragraphs paragraphs={type.paragraphs} />
            <div>
              <h3>Slik gjør du</h3>
              <TextList items={type.techniques} />
            </div>
            <div>
              <h3>Hva det kan gi</h3>
              <TextList items={type.benefits} />
            </div>
            {type.list && <ButtonLink href={paths.guidedMeditation}>Prøv en guidet meditasjon</ButtonLink>}
          </div>
        </Section>
      ))}
      <GuideSections sections={sections} />
    </>
  );
}
