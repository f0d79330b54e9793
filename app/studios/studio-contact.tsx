import { ButtonLink, FactList } from '#app/ui/index.ts';
import { Rating } from './rating.tsx';
import { creditsOf, ratingSource, type ShownSources } from './rules/sources-shown.ts';
import type { Studio } from './rules/studio.ts';
import { SourceCredits } from './source-credits.tsx';
import styles from './studio.module.css';
import { StudioSources } from './studio-sources.tsx';

interface StudioContactProps {
  studio: Studio;
  /** The day on which the directory was read; null where nobody knows. */
  readOn: string | null;
  sources: ShownSources | null;
}

/** How others rate a studio, how to reach it, and where what is said of it comes from. */
export function StudioContact({ studio, readOn, sources }: StudioContactProps) {
  return (
    <aside className={styles.facts} aria-label="Kontakt og fakta">
      <Rating rating={studio.rating} reviews={studio.reviews} source={ratingSource(studio)} isLinked />
      <FactList
        facts={[
          ...studio.facts.map(({ label, value }) => ({ term: label, value })),
          ...(studio.phone ? [{ term: 'Telefon', value: <a href={studio.phone.href}>{studio.phone.text}</a> }] : []),
          ...(studio.website ? [{ term: 'Nettsted', value: <WebLink {...studio.website} /> }] : []),
        ]}
      />
      {/* Where it is closed for a time, the page offers it first. */}
      {studio.website && !studio.temporarilyClosed && (
        <ButtonLink href={studio.website.href} variant={studio.phone ? 'quiet' : 'strong'} rel="noopener nofollow">
          Besøk nettside
        </ButtonLink>
      )}
      <ButtonLink href={studio.mapsLink} variant="quiet" rel="noopener nofollow">
        Se på Google Maps
      </ButtonLink>
      <StudioSources slug={studio.slug} sources={sources} readOn={readOn} />
      <SourceCredits sources={creditsOf([studio])} />
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
