import { paths } from '#app/paths.ts';
import { Rating } from './rating.tsx';
import { closesAtMinute } from './rules/open-now.ts';
import type { ClockTime } from './rules/oslo-time.ts';
import { pictureOf, type StudioPicture } from './rules/picture.ts';
import type { Studio } from './rules/studio.ts';
import { clock } from './rules/time-spans.ts';
import styles from './studio-card.module.css';

export interface StudioCardData
  extends Pick<Studio, 'slug' | 'name' | 'address' | 'rating' | 'reviews' | 'website' | 'phone' | 'temporarilyClosed'> {
  readonly picture: StudioPicture | null;
  /** `21:00`, where the studio is known to be open at the time asked for. */
  readonly closesAt: string | null;
}

/** `openAt` is given where the list shows what is open at that time. */
export function studioCard(studio: Studio, openAt: ClockTime | null = null): StudioCardData {
  const { slug, name, address, rating, reviews, website, phone, temporarilyClosed } = studio;
  const closes = openAt && closesAtMinute(studio, openAt);
  return {
    ...{ slug, name, address, rating, reviews, website, phone, temporarilyClosed },
    picture: pictureOf(studio),
    closesAt: closes === null ? null : clock(closes),
  };
}

export function StudioCard({ studio }: { studio: StudioCardData }) {
  return (
    <article className={styles.card}>
      <StudioImage picture={studio.picture} />
      <h2>
        <a href={paths.studio(studio.slug)}>{studio.name}</a>
      </h2>
      <Rating rating={studio.rating} reviews={studio.reviews} />
      {studio.temporarilyClosed && <p className={styles.state}>Midlertidig stengt</p>}
      {studio.closesAt && <p className={styles.state}>Åpent til {studio.closesAt}</p>}
      {studio.address && <p className={styles.address}>{studio.address}</p>}
      <p className={styles.links}>
        <a href={paths.studio(studio.slug)} aria-label={`Se detaljer om ${studio.name}`}>
          Se detaljer
        </a>
        {studio.website && (
          <a href={studio.website.href} rel="noopener nofollow" aria-label={`Besøk nettsted for ${studio.name}`}>
            Besøk nettsted
          </a>
        )}
        {studio.phone && <a href={studio.phone.href}>{studio.phone.text}</a>}
      </p>
    </article>
  );
}

/** Studios in 1, 2 or 3 columns. */
export function StudioGrid({ studios }: { studios: readonly StudioCardData[] }) {
  return (
    <ul role="list" className={styles.grid}>
      {studios.map((studio) => (
        <li key={studio.slug}>
          <StudioCard studio={studio} />
        </li>
      ))}
    </ul>
  );
}

/** As wide as the column that a card or the picture of a studio page stands in, at most. */
const pictureSizes = '(min-width: 48rem) 45rem, 100vw';

const noPicture = 'Ingen bilde tilgjengelig';

/** The studio's picture, or a plain field that says there is none; a picture that fails to load leaves that field too. */
export function StudioImage({ picture }: { picture: StudioPicture | null }) {
  return (
    <div className={styles.picture}>
      {picture ? (
        <picture>
          {picture.avifSrcSet && <source type="image/avif" srcSet={picture.avifSrcSet} sizes={pictureSizes} />}
          <img
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.srcSet && pictureSizes}
            alt=""
            data-missing={noPicture}
            width={720}
            height={480}
            loading="lazy"
            decoding="async"
          />
        </picture>
      ) : (
        <span>{noPicture}</span>
      )}
    </div>
  );
}
