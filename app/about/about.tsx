import { sectionOf } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero } from '#app/site/index.ts';
import { ButtonLink, Prose, Section } from '#app/ui/index.ts';
import type { Route } from './+types/about';

const visionId = 'visjon';

export function loader() {
  const { sections, ...text } = textPage('about');
  const vision = sectionOf({ heading: text.heading, sections }, visionId);
  return { ...text, vision, sections: sections.filter(({ id }) => id !== visionId) };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, vision, sections } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={paths.contact} variant="quiet">
          Skriv til oss
        </ButtonLink>
      </Hero>
      <Section id={vision.id} heading={vision.heading} layout="split" tone="tinted">
        <Prose html={vision.html} quoted />
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
