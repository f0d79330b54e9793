import { application } from '#app/.server/application.ts';
import { pageText } from '#app/.server/library.ts';
import { morningSessionId } from '#app/.server/sessions.ts';
import { Icon } from '#app/art/icons/icon.tsx';
import { openingOn } from '#app/art/landscape/opening.ts';
import { ButtonLink } from '#app/components/button-link.tsx';
import { GuideSections } from '#app/components/guide-section.tsx';
import { Hero } from '#app/components/hero.tsx';
import { Summary } from '#app/components/summary.tsx';
import type { Page } from '#app/lib/page.ts';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/morning-yoga';

export async function loader() {
  const { env } = await application();
  const { title, heading, lead, metaDescription, scene, summary, sections } = pageText('morning-yoga');
  const page: Page = {
    title,
    description: metaDescription,
    path: paths.morningYoga,
    trail: [places.yoga, places.homeYoga, places.morningYoga],
    opening: openingOn(scene),
  };
  const sessionPath = paths.session(morningSessionId);
  return { page, heading, lead, summary, sections, timetable: env.site.timetable, sessionPath };
}

export default function MorningYoga({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, summary, sections, timetable, sessionPath } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={sessionPath}>
          <Icon name="play" />
          Start økten
        </ButtonLink>
        <ButtonLink href={timetable} variant="quiet">
          Se timeplan
        </ButtonLink>
        <ButtonLink href={paths.yogaType('rise-and-shine')} variant="quiet">
          Om Rise and shine
        </ButtonLink>
      </Hero>
      <Summary sentences={summary} />
      <GuideSections sections={sections} />
    </>
  );
}
