import { pageText } from '#app/.server/library.ts';
import { openingOn } from '#app/art/landscape/opening.ts';
import { Hero } from '#app/components/hero.tsx';
import { Prose } from '#app/components/prose.tsx';
import { Section } from '#app/components/section.tsx';
import { Summary } from '#app/components/summary.tsx';
import type { Page } from '#app/lib/page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/accessibility';

export function loader() {
  const { title, heading, lead, metaDescription, scene, summary, content } = pageText('accessibility');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.accessibility,
    trail: [places.accessibility],
    opening: openingOn(scene),
  };
  return { page, heading, lead, summary, content };
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, summary, content } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead} />
      <Summary sentences={summary} />
      <Section layout="narrow">
        <Prose html={content} />
      </Section>
    </>
  );
}
