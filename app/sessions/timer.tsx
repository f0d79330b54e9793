import { Island } from '#app/islands/index.ts';
import { paths } from '#app/paths.ts';
import { textPage } from '#app/site/.server/index.ts';
import { GuideSections, Hero, places, type RouteHandle } from '#app/site/index.ts';
import buttonStyles from '#app/ui/button.module.css';
import { Section } from '#app/ui/index.ts';
import type { Route } from './+types/timer';
import { Choices } from './choices.tsx';
import formStyles from './composer-form.module.css';
import PlainTimer from './timer/plain-timer.island.tsx';
import { everyMinutesChoices, longestTimerMinutes, readTimerWish, timerQuery } from './timer/timer-wish.ts';

export const handle: RouteHandle = { query: timerQuery };

/** The choices stand in the address alone. */
export function loader({ url }: Route.LoaderArgs) {
  const text = textPage('timer', { under: [places.sessions] });
  return { ...text, wish: readTimerWish(url.searchParams) };
}

export default function Timer({ loaderData }: Route.ComponentProps) {
  const { page, heading, lead, sections, wish } = loaderData;
  return (
    <>
      <Hero page={page} heading={heading} lead={lead}>
        <Island of={PlainTimer} props={{ wish }} />
        <noscript>
          <p>
            Tidtakeren trenger JavaScript. Uten kan du bruke klokken på telefonen, eller lese en{' '}
            <a href={paths.sessions}>økt som tekst</a>.
          </p>
        </noscript>
      </Hero>
      <Section id="valg" heading="Lengde og gong" layout="split">
        <form action={paths.timer} method="get" className={`${formStyles.form} no-print`}>
          <label className={formStyles.number}>
            Minutter
            <input
              type="number"
              name="minutter"
              required
              min={1}
              max={longestTimerMinutes}
              defaultValue={wish.minutes}
              inputMode="numeric"
            />
          </label>
          <Choices name="start" legend="Ved start" options={bellOptions} chosen={wish.opens ? 'gong' : 'stille'} />
          <Choices name="slutt" legend="Ved slutten" options={bellOptions} chosen={wish.closes ? 'gong' : 'stille'} />
          <Choices
            name="hver"
            legend="Gong underveis"
            options={everyMinutesChoices.map((minutes) => ({
              value: String(minutes),
              label: minutes === 0 ? 'Ingen' : minutes === 1 ? 'Hvert minutt' : `Hvert ${minutes}. minutt`,
            }))}
            chosen={String(wish.everyMinutes)}
          />
          <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
            Bruk valgene
          </button>
        </form>
      </Section>
      <GuideSections sections={sections} />
    </>
  );
}

const bellOptions = [
  { value: 'gong', label: 'Gong' },
  { value: 'stille', label: 'Stille' },
];
