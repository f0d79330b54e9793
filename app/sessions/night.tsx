import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero } from '#app/site/index.ts';
import { ButtonLink, Icon, Section } from '#app/ui/index.ts';
import { nightLengths } from './.server/night-lengths.ts';
import type { Route } from './+types/night';
import formStyles from './composer-form.module.css';
import SoundsAlone from './night/sounds-alone.island.tsx';
import listStyles from './session-list.module.css';

export function loader() {
  return { ...textPage('night', { isNight: true }), lengths: nightLengths() };
}

/** The way to rest for who lies awake: nothing to read first, and dark whatever the theme. */
export default function Night({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, lengths } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <ButtonLink href={paths.session('ro-i-sengen')}>
          <Icon name="play" />
          Start ti minutter
        </ButtonLink>
        <ButtonLink href="#lyd" variant="quiet">
          Bare lyd
        </ButtonLink>
      </Hero>
      <Section id="lengder" heading="Hvor lenge?" layout="split" intro={<p>Ingenting ringer når økten er slutt.</p>}>
        <ul role="list" className={listStyles.list}>
          {lengths.map(({ minutes, sessions }) => (
            <li key={minutes}>
              <h3>{minutes} minutter</h3>
              <ul role="list" className={formStyles.group}>
                {sessions.map(({ path, title }) => (
                  <li key={path}>
                    <a href={path} className={formStyles.choice} aria-label={`${title}, ${minutes} minutter`}>
                      {title}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="lyd"
        heading="Bare lyd"
        layout="split"
        tone="tinted"
        intro={<p>Hav, regn eller vind uten ord. Lyden toner ut og stopper av seg selv.</p>}
      >
        <Island of={SoundsAlone} props={{}} />
        <noscript>
          <p>Lydene lages i nettleseren, og trenger JavaScript.</p>
        </noscript>
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}
