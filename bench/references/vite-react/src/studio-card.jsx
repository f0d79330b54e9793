import classes from '../shared/classes.json';

export function StudioGrid({ studios }) {
  return (
    <ul role="list" className={classes.card.grid}>
      {studios.map((studio) => (
        <li key={studio.slug}>
          <StudioCard studio={studio} />
        </li>
      ))}
    </ul>
  );
}

function StudioCard({ studio }) {
  const address = `/yogastudioer/studio/${studio.slug}`;
  return (
    <article className={classes.card.card}>
      <StudioImage image={studio.image} />
      <h2>
        <a href={address}>{studio.name}</a>
      </h2>
      <Rating studio={studio} />
      {studio.address && <p className={classes.card.address}>{studio.address}</p>}
      <p className={classes.card.links}>
        <a href={address} aria-label={`Se detaljer om ${studio.name}`}>
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

function StudioImage({ image }) {
  return (
    <div className={classes.card.picture}>
      {image ? (
        <img src={image} alt="" width={720} height={480} loading="lazy" />
      ) : (
        <span>Ingen bilde tilgjengelig</span>
      )}
    </div>
  );
}

function Rating({ studio: { rating, reviews } }) {
  if (rating === null) return null;
  return (
    <p className={classes.rating.rating}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor">
        <path d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
      </svg>
      <strong>
        <span className={classes.rating.spoken}>Vurdering: </span>
        {rating.toLocaleString('nb', { minimumFractionDigits: 1 })}
      </strong>
      {reviews !== null && (
        <span>
          ({reviews} {reviews === 1 ? 'anmeldelse' : 'anmeldelser'})
        </span>
      )}
    </p>
  );
}
