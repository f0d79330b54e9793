import { sectionOf } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero } from '#app/site/index.ts';
import { ButtonLink, Prose, Section } from '#app/ui/index.ts';
import type { Route } from './+types/about';
import { Closing } from './closing.tsx';

const visionId = 'visjon';
const closingId = 'avslutning';

export function loader() {
  const { sections, ...text } = textPage('about');
  const named = { heading: text.heading, sections };
  return {
    ...text,
    vision: sectionOf(named, visionId),
    sections: sections.filter(({ id }) => id !== visionId && id !== closingId),
    closing: sectionOf(named, closingId),
  };
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, vision, sections, closing } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Section id={vision.id} heading={vision.heading} layout="split" tone="tinted">
        <Prose html={vision.html} quoted />
      </Section>
      <GuideSections sections={sections} />
      <Closing section={closing} scene="meditation">
        <ButtonLink href={paths.session('5-minutters-pusteovelse')}>Pust i fem minutter</ButtonLink>
        <ButtonLink href={paths.contact} variant="quiet">
          Skriv til oss
        </ButtonLink>
      </Closing>
    </>
  );
}
