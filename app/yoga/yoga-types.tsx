import { yogaTypes } from '#app/.server/library.ts';
import { cardMaker, siteContext, textPage } from '#app/site/.server/index.ts';
import { CardSection, GuidePage, places } from '#app/site/index.ts';
import type { Route } from './+types/yoga-types';
import typeKind from './type-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  return {
    ...textPage('yogaTypes', { under: [places.yoga] }),
    cards: yogaTypes.map(cardMaker(typeKind, site.imageService)),
  };
}

export default function YogaTypes({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <CardSection id="typer" heading="Ti måter å øve på" cards={cards} />
    </GuidePage>
  );
}
