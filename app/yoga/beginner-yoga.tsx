import { yogaClasses } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cardMaker, siteContext, textPage } from '#app/site/.server/index.ts';
import { CardSection, GuidePage, places } from '#app/site/index.ts';
import type { Route } from './+types/beginner-yoga';
import classKind from './class-kind.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const classes = yogaClasses.filter((yogaClass) => yogaClass.type === 'nybegynnere');
  return {
    ...textPage('beginnerYoga', { under: [places.yoga] }),
    cards: classes.map(cardMaker(classKind, site.imageService)),
  };
}

export default function BeginnerYoga({ loaderData }: Route.ComponentProps) {
  const { cards } = loaderData;
  return (
    <GuidePage text={loaderData}>
      <CardSection
        id="klasser"
        heading="Klasser å begynne med"
        cards={cards}
        empty={{
          text: 'Ingen yogaklasser funnet. Mer innhold kommer snart.',
          link: 'Se alle yogaklassene',
          path: paths.yoga,
        }}
      />
    </GuidePage>
  );
}
