import { paths } from '#app/paths.ts';
import { EmptyMessage } from '#app/site/index.ts';
import { counted } from '#app/text/index.ts';
import { Section } from '#app/ui/index.ts';
import { ExampleNotice } from './example-notice.tsx';
import type { OriginId } from './rules/provenance.ts';
import { SourceCredits } from './source-credits.tsx';
import { type StudioCardData, StudioGrid } from './studio-card.tsx';

interface WishResultsProps {
  /** How many agree; `studios` are the first of them. */
  found: number;
  studios: readonly StudioCardData[];
  credits: readonly OriginId[];
  /** As it was typed; empty where none was. */
  place: string;
  isPlaceKnown: boolean;
  /** Whether any of them has a rating to be put in order by. */
  isRated: boolean;
  hasExamples: boolean;
}

/** The studios all over the country that agree with a wish. */
export function WishResults(props: WishResultsProps) {
  const { found, studios, credits, hasExamples } = props;
  return (
    <Section
      id="treff"
      heading={found === 0 ? 'Ingen studioer passer' : counted(found, 'studio passer', 'studioer passer')}
      intro={<p>{orderOf(props)}</p>}
    >
      {hasExamples && <ExampleNotice />}
      {studios.length > 0 && <StudioGrid studios={studios} />}
      {studios.length === 0 && (
        <EmptyMessage picture="tomt-filter">
          <p>Velg en annen dag eller stil. Mange studioer har ikke oppgitt når de har åpent.</p>
        </EmptyMessage>
      )}
      <p>
        Åpningstiden sier ikke hvilke timer det er: se timeplanen på studioets nettsted.{' '}
        <a href={paths.studios}>Vis alle byene</a>
      </p>
      <SourceCredits sources={credits} />
    </Section>
  );
}

function orderOf({ found, studios, place, isPlaceKnown, isRated }: WishResultsProps): string {
  const first = found > studios.length ? 'Her er de første. ' : '';
  if (isPlaceKnown) return `${first}De som ligger nærmest «${place}», står øverst. Avstandene er i luftlinje.`;
  const unknown = place === '' ? '' : `Vi vet ikke hvor «${place}» ligger. `;
  const order = isRated ? 'De best vurderte står øverst.' : 'De står etter navn.';
  return `${unknown}${first}${order} Skriv et sted i søkefeltet for å få de nærmeste.`;
}
