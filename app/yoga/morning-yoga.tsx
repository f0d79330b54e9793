import { SaveButton } from '#app/offline/index.ts';
import { paths } from '#app/paths.ts';
import { morningSessionId } from '#app/sessions/.server/index.ts';
import { siteContext, textPage } from '#app/site/.server/index.ts';
import { GuidePage, places } from '#app/site/index.ts';
import { ButtonLink, Icon, Precautions, Section } from '#app/ui/index.ts';
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
        <Precautions items={precautions} heading="Forsiktighet" />
      </Section>
    </GuidePage>
  );
}
