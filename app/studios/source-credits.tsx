import type { OriginId } from './rules/provenance.ts';
import styles from './studio.module.css';

const credits: Readonly<Partial<Record<OriginId, { text: string; href: string; licence: string }>>> = {
  // https://www.openstreetmap.org/copyright
  osm: { text: '© OpenStreetMap-bidragsyterne', href: 'https://www.openstreetmap.org/copyright', licence: 'ODbL' },
  // https://www.kartverket.no/api-og-data/vilkar-for-bruk
  kartverket: {
    text: '© Kartverket',
    href: 'https://www.kartverket.no/api-og-data/vilkar-for-bruk',
    licence: 'CC BY 4.0',
  },
  // https://data.norge.no/nlod/no/2.0
  brreg: { text: 'Brønnøysundregistrene', href: 'https://data.norge.no/nlod/no/2.0', licence: 'NLOD' },
};

/** Names the sources of what is shown, as their licences ask. */
export function SourceCredits({ sources }: { sources: readonly OriginId[] }) {
  return sources.map((source) => {
    const credit = credits[source];
    return (
      credit && (
        <p key={source} className={styles.source}>
          Opplysninger fra{' '}
          <a href={credit.href} rel="noopener license">
            {credit.text}
          </a>
          , under lisensen {credit.licence}.
        </p>
      )
    );
  });
}
