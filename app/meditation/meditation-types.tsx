import { meditationTypes } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuidePage, places } from '#app/site/index.ts';
import { ButtonLink, ContentPicture, Paragraphs, Section, TextList } from '#app/ui/index.ts';
import type { Route } from './+types/meditation-types';
import styles from './meditation-types.module.css';

export function loader() {
  const types = meditationTypes.map(({ _meta, ...type }) => ({ ...type, picture: paths.picture(`form-${type.id}`) }));
  return { ...textPage('meditationTypes', { under: [places.meditations] }), types };
}

type Type = Route.ComponentProps['loaderData']['types'][number];

export default function MeditationTypes({ loaderData }: Route.ComponentProps) {
  const { types } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="velg" heading="Hva har du lyst på?">
        <ul role="list" className={styles.chooser}>
          {types.map(({ id, title, suits, picture }) => (
            <li key={id}>
              <ContentPicture src={picture} />
              <a href={`#${id}`} className="cover-link">
                {suits}
              </a>
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </Section>
      {types.map((type, index) => (
        <Chapter key={type.id} type={type} isTinted={index % 2 === 0} />
      ))}
    </GuidePage>
  );
}

/** One way to meditate: its picture stays beside what is said of it, where there is room. */
function Chapter({ type, isTinted }: { type: Type; isTinted: boolean }) {
  return (
    <Section
      id={type.id}
      heading={type.title}
      layout="split"
      tone={isTinted ? 'tinted' : 'paper'}
      intro={
        <div className={styles.intro}>
          <ContentPicture src={type.picture} />
          <p>{type.description}</p>
        </div>
      }
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
        <p>
          {type.meditations.length === 0 && <a href={paths.meditations}>Alle meditasjoner</a>}
          {type.meditations.map(({ slug, title, duration }, place) => (
            <span key={slug}>
              {place > 0 && <span aria-hidden="true"> · </span>}
              <a href={paths.meditation(slug)}>{title}</a> ({duration})
            </span>
          ))}
        </p>
        {type.list && (
          <ButtonLink href={paths.guidedMeditation} isLikelyNext>
            Prøv en guidet meditasjon
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
