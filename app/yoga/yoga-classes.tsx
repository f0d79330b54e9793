import { yogaClasses } from '#app/.server/library.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/yoga-classes';
import classKind from './class-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  return {
    ...textPage('yogaClasses', { under: [places.yoga] }),
    cards: yogaClasses.map(cardMaker(classKind, site.imageService)),
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
