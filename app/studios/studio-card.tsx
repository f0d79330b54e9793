import { paths } from '#app/paths.ts';
import cardStyles from '#app/ui/card.module.css';
import { drawnPicture, neverTwice } from './drawn-picture.ts';
import { Rating } from './rating.tsx';
import { writeKm } from './rules/distance.ts';
import { isStyle } from './rules/listing.ts';
import { closesAtMinute } from './rules/open-now.ts';
import type { ClockTime } from './rules/oslo-time.ts';
import { pictureOf, type StudioPicture } from './rules/picture.ts';
import { ratingSource } from './rules/sources-shown.ts';
import type { Studio } from './rules/studio.ts';
import { clock as writeClock } from './rules/time-spans.ts';
import { dayInWords, todayInWords } from './rules/today.ts';
import styles from './studio-card.module.css';

export interface StudioCardData
  extends Pick<Studio, 'slug' | 'name' | 'address' | 'rating' | 'reviews' | 'website' | 'phone' | 'temporarilyClosed'> {
  readonly picture: StudioPicture | null;
  /** What is drawn where there is none: the address of a file. */
  readonly drawn: string;
  /** Whose rating it is. */
  readonly ratingSource: { readonly label: string; readonly href: string } | null;
  /** The hours of today, or of the day that is asked for, in words. */
  readonly today: string | null;
  readonly styles: readonly string[];
  /** `3 km` from the place that is asked for, where both are known. */
  readonly distance: string | null;
  /** Its number on the map beside the list, where it has one. */
  readonly number: number | null;
  /** `21:00`, where the studio is known to be open at the time asked for. */
  readonly closesAt: string | null;
}

const maxStyles = 4;

interface CardWishes {
  readonly openAt: ClockTime | null;
  readonly km: number | null;
  /** The day that is asked for, 0 is Monday; null shows today. */
  readonly day?: number | null;
  readonly number?: number | null;
}

/** `clock` is what it shows today; `openAt` is given where the list shows what is open at that time. */
export function studioCard(
  studio: Studio,
  clock: ClockTime,
  { openAt, km, day = null, number = null }: CardWishes,
): StudioCardData {
  const { slug, name, address, rating, reviews, website, phone, temporarilyClosed } = studio;
  const closes = openAt && closesAtMinute(studio, openAt);
  return {
    ...{ slug, name, address, rating, reviews, website, phone, temporarilyClosed },
    picture: pictureOf(studio),
    drawn: drawnPicture(studio),
    ratingSource: ratingSource(studio),
    today: day === null ? todayInWords(studio, clock) : dayInWords(studio, day),
    distance: km === null ? null : writeKm(km),
    number,
    styles: studio.styles.filter(isStyle).slice(0, maxStyles),
    closesAt: closes === null ? null : writeClock(closes),
  };
}

export function StudioCard({ studio }: { studio: StudioCardData }) {
  return (
    <article className={styles.card}>
      <StudioImage picture={studio.picture ?? { src: studio.drawn }} />
      <h2>
        {studio.number !== null && `${studio.number}. `}
        <a href={paths.studio(studio.slug)} className="cover-link">
          {studio.name}
        </a>
      </h2>
      <Rating rating={studio.rating} reviews={studio.reviews} source={studio.ratingSource} />
      {studio.temporarilyClosed && <p className={styles.state}>Midlertidig stengt</p>}
      {studio.closesAt && <p className={styles.state}>Åpent til {studio.closesAt}</p>}
      {studio.distance && <p className={styles.address}>{studio.distance} unna</p>}
      {studio.today && !studio.closesAt && <p className={styles.state}>{studio.today}</p>}
      {studio.styles.length > 0 && <p className={styles.address}>{studio.styles.join('\u00A0· ')}</p>}
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
        {studio.phone && (
          <>
            <span className="visually-hidden">Telefon: </span>
            <a href={studio.phone.href}>{studio.phone.text}</a>
          </>
        )}
      </p>
    </article>
  );
}

/** Studios in 1, 2 or 3 columns. */
export function StudioGrid({ studios }: { studios: readonly StudioCardData[] }) {
  return (
    <ul role="list" className={cardStyles.grid}>
      {neverTwice(studios).map((studio) => (
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

/** A picture of a studio, or its drawn house; one that fails to load leaves a field that says so. */
export function StudioImage({ picture, isOpening = false }: { picture: StudioPicture; isOpening?: boolean }) {
  return (
    <div className={styles.picture}>
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
          loading={isOpening ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </div>
  );
}
