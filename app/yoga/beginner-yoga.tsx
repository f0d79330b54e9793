import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { yogaClasses } from '#app/.server/library.ts';
import { textPage } from '#app/.server/text-page.ts';
import { CardGrid } from '#app/components/card.tsx';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { GuidePage } from '#app/components/guide-page.tsx';
import { Section } from '#app/components/section.tsx';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/beginner-yoga';

export async function loader() {
  const { env } = await application();
  const classes = yogaClasses.filter((yogaClass) => yogaClass.type === 'nybegynnere');
  return {
    ...textPage('beginnerYoga', { under: [places.yoga] }),
    cards: classes.map(cardMaker(env.site.imageService).yogaClass),
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
