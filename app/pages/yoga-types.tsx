import { application } from '#app/.server/application.ts';
import { cardMaker } from '#app/.server/cards.ts';
import { pageText, yogaTypes } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { CardGrid } from '#app/components/card.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Section } from '#app/components/section.tsx';
import type { Page } from '#app/lib/page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/yoga-types';

export async function loader() {
  const { env } = await application();
  const { title, heading, lead, metaDescription, scene, sections } = pageText('yoga-types');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.yogaTypes,
    trail: [places.yoga, places.yogaTypes],
    opening: openingOn(scene),
  };
  return { page, heading, lead, sections, cards: yogaTypes.map(cardMaker(env.site.imageService).yogaType) };
}

export default function YogaTypes({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, cards } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Section id="typer" heading="Ti måter å praktisere på">
        <CardGrid cards={cards} />
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
