import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { listedMeditations, pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { CardGrid } from '#app/components/card.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Section } from '#app/components/section.tsx';
import { Summary } from '#app/components/summary.tsx';
import type { Page } from '#app/lib/page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/sleep-meditation';

export async function loader() {
  const { env } = await application();
  const { title, heading, lead, metaDescription, scene, summary, sections } = pageText('sleep-meditation');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.sleepMeditation,
    trail: [places.meditations, places.sleepMeditation],
    opening: openingOn(scene),
  };
  const meditations = listedMeditations.filter((meditation) => meditation.focus === 'søvn');
  return {
    page,
    heading,
    lead,
    summary,
    sections,
    cards: meditations.map(cardMaker(env.site.imageService).meditation),
  };
}

export default function SleepMeditation({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, summary, sections, cards } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Summary sentences={summary} />
      <Section id="meditasjoner" heading="Meditasjon for natten">
        <CardGrid cards={cards} />
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
