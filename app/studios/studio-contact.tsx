import { paths, withQuery } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { FactList } from '#app/ui/facts.tsx';
import { OpenStreetMapCredit } from './open-street-map-credit.tsx';
import { Rating } from './rating.tsx';
import { isFromOpenStreetMap } from './rules/origin.ts';
import type { Studio } from './rules/studio.ts';
import styles from './studio.module.css';

interface StudioContactProps {
  studio: Studio;
  /** The day on which the directory was read; null where nobody knows. */
  readOn: string | null;
}

/** How others rate a studio, how to reach it, and where what is said of it comes from. */
export function StudioContact({ studio, readOn }: StudioContactProps) {
  return (
    <aside className={styles.side} aria-label="Kontakt og fakta">
      <Rating rating={studio.rating} reviews={studio.reviews} />
      <FactList
        facts={[
          ...studio.facts.map(({ label, value }) => ({ term: label, value })),
          ...(studio.phone ? [{ term: 'Telefon', value: <a href={studio.phone.href}>{studio.phone.text}</a> }] : []),
          ...(studio.website ? [{ term: 'Nettsted', value: <WebLink {...studio.website} /> }] : []),
        ]}
      />
      {studio.website && (
        <ButtonLink href={studio.website.href} rel="noopener nofollow">
          Besøk nettside
        </ButtonLink>
      )}
      <ButtonLink href={studio.mapsLink} variant="quiet" rel="noopener nofollow">
        Se på Google Maps
      </ButtonLink>
      <p className={styles.source}>
        {readOn && <>Hentet fra oversikten {readOn}. </>}
        <a href={withQuery(paths.contact, { studio: studio.slug })}>Meld fra om feil</a>
      </p>
      {isFromOpenStreetMap(studio) && <OpenStreetMapCredit />}
    </aside>
  );
}

function WebLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} rel="noopener nofollow">
      {text}
    </a>
  );
}
