import { application } from '#app/.server/application.ts';
import { morningSessionId } from '#app/.server/sessions.ts';
import { textPage } from '#app/.server/text-page.ts';
import { Icon } from '#app/art/icons/icon.tsx';
import { ButtonLink } from '#app/components/button-link.tsx';
import { Callout } from '#app/components/callout.tsx';
import { GuidePage } from '#app/components/guide-page.tsx';
import { SaveButton } from '#app/components/save-button.tsx';
import { Section } from '#app/components/section.tsx';
import { places } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/morning-yoga';

export async function loader() {
  const { env } = await application();
  const sessionPath = paths.session(morningSessionId);
  return {
    ...textPage('morningYoga', { under: [places.yoga, places.homeYoga] }),
    timetable: env.site.timetable,
    sessionPath,
  };
}

export default function MorningYoga({ loaderData }: Route.ComponentProps) {
  const { page, timetable, sessionPath, precautions } = loaderData;
  return (
    <GuidePage
      text={loaderData}
      actions={
        <>
          <ButtonLink href={sessionPath}>
            <Icon name="play" />
            Start økten
          </ButtonLink>
          <SaveButton title={page.title} pages={[page.path, sessionPath]} />
          <ButtonLink href={timetable} variant="quiet">
            Se timeplan
          </ButtonLink>
          <ButtonLink href={paths.yogaType('rise-and-shine')} variant="quiet">
            Om Rise and shine
          </ButtonLink>
        </>
      }
    >
      <Section layout="narrow">
        <Callout kind="care" heading="Vær varsom">
          <ul>
            {precautions.map((precaution) => (
              <li key={precaution}>{precaution}</li>
            ))}
          </ul>
        </Callout>
      </Section>
    </GuidePage>
  );
}
