import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { listedMeditations, pageText } from '#app/.server/library.ts';
import { breathingExercises } from '#app/.server/sessions.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { CardGrid } from '#app/components/card.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Section } from '#app/components/section.tsx';
import { Summary } from '#app/components/summary.tsx';
import type { Page } from '#app/lib/page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import { type BreathingLink, BreathingList } from '#app/practice/breathing-list.tsx';
import type { Route } from './+types/stress-meditation';

export async function loader() {
  const { env } = await application();
  const { title, heading, lead, metaDescription, scene, summary, sections } = pageText('stress-meditation');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.stressMeditation,
    trail: [places.meditations, places.stressMeditation],
    opening: openingOn(scene),
  };
  const meditations = listedMeditations.filter((meditation) => meditation.focus === 'stress');
  const exercises = breathingExercises.map(
    ({ id, title, description }): BreathingLink => ({ path: paths.session(id), title, description }),
  );
  return {
    page,
    heading,
    lead,
    summary,
    sections,
    exercises,
    cards: meditations.map(cardMaker(env.site.imageService).meditation),
  };
}

export default function StressMeditation({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, summary, sections, exercises, cards } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Summary sentences={summary} />
      <Section id="meditasjoner" heading="Meditasjon når det stormer">
        <CardGrid cards={cards} />
      </Section>
      <Section id="pust" heading="Pust i takt med skjermen" layout="split" tone="tinted">
        <BreathingList exercises={exercises} />
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
