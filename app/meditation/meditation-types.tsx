import { meditationTypes } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Paragraphs } from '#app/ui/prose.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextList } from '#app/ui/text-list.tsx';
import type { Route } from './+types/meditation-types';
import styles from './meditation-types.module.css';

export function loader() {
  const types = meditationTypes.map(({ _meta, ...type }) => type);
  return { ...textPage('meditationTypes', { under: [places.meditations] }), types };
}

export default function MeditationTypes({ loaderData }: Route.ComponentProps) {
  const { types } = loaderData;
  return (
    <GuidePage text={loaderData}>
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
              <h3>Fordeler</h3>
              <TextList items={type.benefits} />
            </div>
            {type.list && (
              <ButtonLink href={paths.guidedMeditation} isLikelyNext>
                Prøv en guidet meditasjon
              </ButtonLink>
            )}
          </div>
        </Section>
      ))}
    </GuidePage>
  );
}
