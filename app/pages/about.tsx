import { pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import type { Page } from '#app/lib/page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/about';

export function loader() {
  const { title, heading, lead, metaDescription, scene, sections } = pageText('about');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.about,
    trail: [places.about],
    opening: openingOn(scene),
  };
  return { page, heading, lead, sections };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={paths.contact} variant="quiet">
          Skriv til oss
        </ButtonLink>
      </Hero>
      <GuideSections sections={sections} />
    </>
  );
}
