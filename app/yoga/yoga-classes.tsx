import { yogaClasses } from '#app/.server/library.ts';
import { cardMaker, siteContext, textPage } from '#app/site/.server/index.ts';
import { CardSection, GuidePage, places } from '#app/site/index.ts';
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
      <CardSection id="klasser" heading="Klassene" cards={cards} />
    </GuidePage>
  );
}
