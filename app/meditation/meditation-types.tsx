import { meditationTypes } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuidePage, places } from '#app/site/index.ts';
import { ButtonLink, ContentPicture, Icon, Section, TextList } from '#app/ui/index.ts';
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
    <GuidePage text={loaderData} size="low" actions={<ButtonLink href="#velg">Finn din type</ButtonLink>}>
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
      {types.map((type) => (
        <Chapter key={type.id} type={type} />
      ))}
    </GuidePage>
  );
}

/** One way to meditate, laid out after its picture: `meditation-types.module.css`. */
function Chapter({ type }: { type: Type }) {
  const headingId = `${type.id}-overskrift`;
  return (
    <section className={styles.chapter} data-layout={type.layout} id={type.id} aria-labelledby={headingId}>
      <img className={`${styles.picture} no-print`} src={type.picture} alt="" width={720} height={480} loading="lazy" />
      <div className={styles.head}>
        <h2 id={headingId}>{type.title}</h2>
        <p>{type.description}</p>
        <Onward type={type} />
      </div>
      <div className={styles.text}>
        {type.paragraphs.map((paragraph) => (
          <p key={paragraph} className={paragraph === type.remembered ? styles.remembered : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className={styles.techniques}>
        <h3>Slik gjør du</h3>
        <TextList items={type.techniques} />
      </div>
      <div className={styles.benefits}>
        <h3>Fordeler</h3>
        <TextList items={type.benefits} />
      </div>
    </section>
  );
}

/** What one may begin with now. */
function Onward({ type: { meditations, list } }: { type: Type }) {
  return (
    <div className={styles.onward}>
      {list && (
        <ButtonLink href={paths.guidedMeditation} isLikelyNext>
          Prøv en guidet meditasjon
        </ButtonLink>
      )}
      {meditations.map(({ slug, title, duration }) => (
        <ButtonLink key={slug} href={paths.meditation(slug)} variant="quiet">
          <Icon name="play" />
          {title} ({duration.replace(' ', '\u00a0')})
        </ButtonLink>
      ))}
      {meditations.length === 0 && (
        <ButtonLink href={paths.meditations} variant="quiet">
          Alle meditasjoner
        </ButtonLink>
      )}
    </div>
  );
}
