import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { listedMeditations, pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { CardGrid } from '#app/components/card.tsx';
import { EmptyMessage } from '#app/components/empty-message.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Section } from '#app/components/section.tsx';
import { Summary } from '#app/components/summary.tsx';
import type { Page } from '#app/lib/page.ts';
import { faqData } from '#app/lib/structured-data.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/beginner-meditation';

export async function loader() {
  const { env } = await application();
  const { title, heading, lead, metaDescription, scene, summary, sections } = pageText('beginner-meditation');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.beginnerMeditation,
    trail: [places.meditations, places.beginnerMeditation],
    opening: openingOn(scene),
    structuredData: faqData(sections),
  };
  const meditations = listedMeditations.filter((meditation) => meditation.type === 'nybegynnere');
  return {
    page,
    heading,
    lead,
    summary,
    sections,
    cards: meditations.map(cardMaker(env.site.imageService).meditation),
  };
}

export default function BeginnerMeditation({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, summary, sections, cards } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Summary sentences={summary} />
      <Section id="meditasjoner" heading="Meditasjoner å begynne med">
        {cards.length > 0 ? (
          <CardGrid cards={cards} />
        ) : (
          <EmptyMessage>
            <p>Ingen meditasjoner funnet. Mer innhold kommer snart.</p>
          </EmptyMessage>
        )}
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
