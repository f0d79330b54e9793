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
  /** How far from that place the first of them is; null where nobody knows. */
  nearestKm: number | null;
  /** Whether any of them has a rating to be put in order by. */
  isRated: boolean;
  hasExamples: boolean;
}

/** What is nearer than this can be gone to and come home from in an evening. */
const nearKm = 40;

/** The studios all over the country that agree with a wish. */
export function WishResults(props: WishResultsProps) {
  const { studios, credits, hasExamples } = props;
  return (
    <Section id="treff" heading={headingOf(props)} intro={<p>{orderOf(props)}</p>}>
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

function headingOf({ found, nearestKm }: WishResultsProps): string {
  if (found === 0) return 'Ingen studioer passer';
  const isFar = nearestKm !== null && nearestKm > nearKm;
  return isFar ? 'Ingen i nærheten passer' : counted(found, 'studio passer', 'studioer passer');
}

function orderOf({ found, studios, place, isPlaceKnown, nearestKm, isRated }: WishResultsProps): string {
  const first = found > studios.length ? 'Her er de første. ' : '';
  if (nearestKm !== null && nearestKm > nearKm)
    return `Det nærmeste til «${place}» av ${counted(found, 'studio', 'studioer')} som passer, står øverst. Avstandene er i luftlinje.`;
  if (isPlaceKnown) return `${first}De som ligger nærmest «${place}», står øverst. Avstandene er i luftlinje.`;
  const unknown = place === '' ? '' : `Vi vet ikke hvor «${place}» ligger. `;
  const order = isRated ? 'De best vurderte står øverst.' : 'De står etter navn.';
  return `${unknown}${first}${order} Skriv et sted i søkefeltet for å få de nærmeste.`;
}
