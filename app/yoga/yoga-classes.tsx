import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { yogaClasses } from '#app/.server/library.ts';
import { textPage } from '#app/.server/text-page.ts';
import { CardGrid } from '#app/components/card.tsx';
import { GuidePage } from '#app/components/guide-page.tsx';
import { Section } from '#app/components/section.tsx';
import { places } from '#app/navigation.ts';
import type { Route } from './+types/yoga-classes';

export async function loader() {
  const { env } = await application();
  return {
    ...textPage('yogaClasses', { under: [places.yoga] }),
    cards: yogaClasses.map(cardMaker(env.site.imageService).yogaClass),
  };
}

export default function YogaClasses({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="klasser" heading="Klassene">
        <CardGrid cards={cards} />
      </Section>
    </GuidePage>
  );
}
