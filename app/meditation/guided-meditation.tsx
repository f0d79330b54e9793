import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { listedMeditations } from '#app/.server/library.ts';
import { textPage } from '#app/.server/text-page.ts';
import { CardGrid } from '#app/components/card.tsx';
import { GuidePage } from '#app/components/guide-page.tsx';
import { Section } from '#app/components/section.tsx';
import { places } from '#app/navigation.ts';
import type { Route } from './+types/guided-meditation';

export async function loader() {
  const { env } = await application();
  const meditations = listedMeditations.filter((meditation) => meditation.type === 'guidet');
  return {
    ...textPage('guidedMeditation', { under: [places.meditations] }),
    cards: meditations.map(cardMaker(env.site.imageService).meditation),
  };
}

export default function GuidedMeditation({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="meditasjoner" heading="Meditasjoner med guide">
        <CardGrid cards={cards} />
      </Section>
    </GuidePage>
  );
}
