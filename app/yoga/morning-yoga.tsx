import { SaveButton } from '#app/offline/save-button.tsx';
import { paths } from '#app/paths.ts';
import { morningSessionId } from '#app/sessions/.server/sessions.ts';
import { siteContext } from '#app/site/.server/context.ts';
import { textPage } from '#app/site/.server/text-page.ts';
import { places } from '#app/site/navigation.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { GuidePage } from '#app/ui/guide-page.tsx';
import { Icon } from '#app/ui/icons/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Route } from './+types/morning-yoga';

export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(siteContext);
  const sessionPath = paths.session(morningSessionId);
  return {
    ...textPage('morningYoga', { under: [places.yoga, places.homeYoga] }),
    timetable: site.timetable,
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
        <Callout kind="care" heading="Forsiktighet">
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
