import { paths } from '#app/paths.ts';
import { pictureOf, type StudioPicture } from '#app/studios/picture.ts';
import type { Studio } from '#app/studios/studio.ts';
import { Rating } from './rating.tsx';
import styles from './studio-card.module.css';

export interface StudioCardData
  extends Pick<Studio, 'slug' | 'name' | 'address' | 'rating' | 'reviews' | 'website' | 'phone'> {
  readonly picture: StudioPicture | null;
}

export function studioCard(studio: Studio): StudioCardData {
  const { slug, name, address, rating, reviews, website, phone } = studio;
  return { slug, name, address, rating, reviews, website, phone, picture: pictureOf(studio) };
}

export function StudioCard({ studio }: { studio: StudioCardData }) {
  return (
    <article className={styles.card}>
      <StudioImage picture={studio.picture} />
      <h2>
        <a href={paths.studio(studio.slug)}>{studio.name}</a>
      </h2>
      <Rating rating={studio.rating} reviews={studio.reviews} />
      {studio.address && <p className={styles.address}>{studio.address}</p>}
      <p className={styles.links}>
        <a href={paths.studio(studio.slug)} aria-label={`Se detaljer om ${studio.name}`}>
          Se detaljer
        </a>
        {studio.website && (
          <a href={studio.website.href} rel="noopener nofollow">
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

/** The studio's picture, or a plain field that says there is none. */
export function StudioImage({ picture }: { picture: StudioPicture | null }) {
  return (
    <div className={styles.picture}>
      {picture ? (
        <img src={picture.src} alt="" width={720} height={480} loading="lazy" decoding="async" />
      ) : (
        <span>Ingen bilde tilgjengelig</span>
      )}
    </div>
  );
}
