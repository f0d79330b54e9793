import { listedMeditations } from '#app/.server/library.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/sleep-meditation';
import meditationKind from './meditation-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const meditations = listedMeditations.filter((meditation) => meditation.focus === 'søvn');
  return {
    ...textPage('sleepMeditation', { under: [places.meditations] }),
    cards: meditations.map(cardMaker(meditationKind, site.imageService)),
  };
}

export default function SleepMeditation({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="meditasjoner" heading="Søvnmeditasjoner">
        <CardGrid cards={cards} />
      </Section>
    </GuidePage>
  );
}
