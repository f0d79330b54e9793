import buttonStyles from '#app/ui/button.module.css';
import { ButtonLink } from '#app/ui/index.ts';
import { routeLinks } from './rules/route-links.ts';
import type { Studio } from './rules/studio.ts';
import styles from './studio-actions.module.css';

interface StudioActionsProps {
  studio: Studio;
  /** Today's hours. */
  today: string | null;
  /** Nobody is there today. */
  isClosed: boolean;
}

/**
 * What one came for: today's hours, then call, find the way, its timetable. Its own site is in the card. Where nobody
 * would answer the telephone today, the way stands out instead; where it is closed for a time, its site comes first.
 */
export function StudioActions({ studio, today, isClosed }: StudioActionsProps) {
  const { phone, timetable, temporarilyClosed } = studio;
  const website = temporarilyClosed ? studio.website : null;
  const routes = routeLinks(studio);
  const isWayFirst = isClosed && !website && routes.length > 0;
  const call = phone && (
    <ButtonLink href={phone.href} variant={website || isWayFirst ? 'quiet' : 'strong'}>
      Ring studioet
    </ButtonLink>
  );
  return (
    <div className={styles.actions}>
      {today && !temporarilyClosed && <p className={styles.today}>{today}</p>}
      {website && (
        <ButtonLink href={website.href} rel="noopener nofollow">
          Besøk nettside
        </ButtonLink>
      )}
      {!temporarilyClosed && call}
      {routes.length > 0 && (
        <details>
          <summary className={`${buttonStyles.button} ${isWayFirst ? buttonStyles.strong : buttonStyles.quiet}`}>
            Vis vei
          </summary>
          <ul role="list">
            {routes.map(({ label, href }) => (
              <li key={label}>
                <a href={href} rel="noopener nofollow">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {timetable && (
        <ButtonLink href={timetable.href} variant="quiet" rel="noopener nofollow">
          Se timeplan
        </ButtonLink>
      )}
      {temporarilyClosed && call}
    </div>
  );
}
