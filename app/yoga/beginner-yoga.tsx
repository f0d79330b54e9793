import { yogaClasses } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cardMaker } from '#app/site/.server/cards.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { CardGrid } from '#app/ui/card.tsx';
import { EmptyMessage } from '#app/ui/empty-message.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Section } from '#app/ui/section.tsx';
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
      <Section id="klasser" heading="Klasser å begynne med">
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage picture="tomt-filter">
            <p>Ingen yogaklasser funnet. Mer innhold kommer snart.</p>
            <a href={paths.yoga}>Se alle yogaklassene</a>
          </EmptyMessage>
        )}
      </Section>
    </GuidePage>
  );
}
