import { paths } from '#app/paths.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { GuideSections } from '#app/ui/guide-section.tsx';
import { Hero } from '#app/ui/hero.tsx';
import { textPage } from './.server/text-page.ts';
import type { Route } from './+types/about';

export function loader() {
  return textPage('about');
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
