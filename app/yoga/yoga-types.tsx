import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { yogaTypes } from '#app/.server/library.ts';
import { textPage } from '#app/.server/text-page.ts';
import { CardGrid } from '#app/components/card.tsx';
import { GuidePage } from '#app/components/guide-page.tsx';
import { Section } from '#app/components/section.tsx';
import { places } from '#app/navigation.ts';
import type { Route } from './+types/yoga-types';

export async function loader() {
  const { env } = await application();
  return {
    ...textPage('yogaTypes', { under: [places.yoga] }),
    cards: yogaTypes.map(cardMaker(env.site.imageService).yogaType),
  };
}

export default function YogaTypes({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <Section id="typer" heading="Ti måter å øve på">
        <CardGrid cards={cards} />
      </Section>
    </GuidePage>
  );
}
