import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { Breadcrumb, GuideSections, places, type RouteHandle } from '#app/site/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Section, TermList } from '#app/ui/index.ts';
import { ownBreath } from './.server/own-breath.ts';
import { recordingsContext } from './.server/track/context.ts';
import { playedSession } from './.server/track/played-session.ts';
import type { Route } from './+types/own-breath';
import breathingKind from './breathing-kind.ts';
import formStyles from './composer-form.module.css';
import GuidedSession from './guided-session.island.tsx';
import {
  type BreathPattern,
  patternFields,
  patternParameters,
  patternQuery,
  readPattern,
} from './pacer/breath-pattern.ts';
import { Transcript } from './script/transcript.tsx';
import styles from './session.module.css';

const fields = ['in', 'hold', 'out', 'rest', 'minutes'] as const;

export const handle: RouteHandle = { query: patternQuery };

/** The pattern stands in the address alone. */
export function loader({ url, context }: Route.LoaderArgs) {
  const pattern = readPattern(url.searchParams);
  const text = textPage('ownBreath', { under: [places.meditations, breathingKind.list], opening: undefined });
  const { session, adaptations } = ownBreath(pattern);
  const address = paths.ownBreathSound(patternParameters(pattern));
  return { ...text, pattern, adaptations, ...playedSession(session, address, context.get(recordingsContext)) };
}

export default function OwnBreath({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, pattern, session, sound, adaptations } = loaderData;
  return (
    <>
      <div className={styles.opening}>
        <Breadcrumb trail={page.trail} />
        <h1>{heading}</h1>
        <p>{lead}</p>
        <PatternForm pattern={pattern} />
        <Island of={GuidedSession} props={{ session, sound }} />
        <noscript>
          <p>Øvelsen kan ikke spilles av uten JavaScript. Du kan følge den som tekst under.</p>
        </noscript>
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

/** Seconds and minutes as a plain form: each pattern is an address of its own. */
function PatternForm({ pattern }: { pattern: BreathPattern }) {
  return (
    <form action={paths.ownBreath} method="get" className={`${formStyles.form} no-print`}>
      <div className={formStyles.group}>
        {fields.map((key) => {
          const { name, label, least, most } = patternFields[key];
          return (
            <label key={key} className={formStyles.number}>
              {key === 'minutes' ? label : `${label}, sekunder`}
              <input
                type="number"
                inputMode="numeric"
                name={name}
                required
                min={least}
                max={most}
                defaultValue={pattern[key]}
              />
            </label>
          );
        })}
      </div>
      <button type="submit" className={`${buttonStyles.button} ${buttonStyles.quiet}`}>
        Bruk tallene
      </button>
    </form>
  );
}
