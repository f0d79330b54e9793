import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { Breadcrumb, GuideSections, places, type RouteHandle } from '#app/site/index.ts';
import { Section, TermList } from '#app/ui/index.ts';
import { ownBreath } from './.server/own-breath.ts';
import { placeOf } from './.server/places.ts';
import { recordingsContext } from './.server/track/context.ts';
import { playedSession } from './.server/track/played-session.ts';
import type { Route } from './+types/own-breath';
import breathingKind from './breathing-kind.ts';
import GuidedSession from './guided-session.island.tsx';
import styles from './own-breath.module.css';
import { BreathLine } from './pacer/breath-line.tsx';
import { patternParameters, patternQuery, readPattern } from './pacer/breath-pattern.ts';
import { Transcript } from './script/transcript.tsx';

export const handle: RouteHandle = { query: patternQuery };

/** The pattern stands in the address alone. */
export function loader({ url, context }: Route.LoaderArgs) {
  const pattern = readPattern(url.searchParams);
  const text = textPage('ownBreath', { under: [places.meditations, breathingKind.list] });
  const { session, adaptations } = ownBreath(pattern);
  const address = paths.ownBreathSound(patternParameters(pattern));
  const played = playedSession(session, address, context.get(recordingsContext));
  return { ...text, pattern, adaptations, place: placeOf(session), ...played };
}

export default function OwnBreath({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, pattern, session, sound, place, adaptations } = loaderData;
  const scene = page.opening?.scene;
  return (
    <>
      <div className={styles.place} data-tone={page.opening?.tone}>
        <div className={styles.words}>
          <Breadcrumb trail={page.trail} />
          <h1>{heading}</h1>
          <p>{lead}</p>
        </div>
        {typeof scene === 'string' && <BreathLine pattern={pattern} scene={scene} session={session} />}
        <div className={styles.words}>
          <Island of={GuidedSession} props={{ session, sound, place }} />
          <noscript>
            <p>Øvelsen kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.</p>
          </noscript>
        </div>
      </div>
      <Section id="tilpasninger" heading="Hvem bør ta hensyn" layout="split" tone="tinted">
        <TermList items={adaptations.map(({ name, words }) => ({ title: name, text: words }))} />
      </Section>
      <GuideSections sections={sections} />
      <Section id="tekst" heading="Les øvelsen" layout="narrow">
        <Transcript session={session} />
      </Section>
    </>
  );
}
