import buttonStyles from '#app/ui/button.module.css';
import { ButtonLink } from '#app/ui/index.ts';
import { routeLinks } from './rules/route-links.ts';
import type { Studio } from './rules/studio.ts';
import styles from './studio-actions.module.css';

/** What one came for: today's hours, then call, find the way, its timetable. Its own site is in the card. */
export function StudioActions({ studio, today }: { studio: Studio; today: string | null }) {
  const routes = routeLinks(studio);
  return (
    <div className={styles.actions}>
      {today && !studio.temporarilyClosed && <p className={styles.today}>{today}</p>}
      {studio.phone && <ButtonLink href={studio.phone.href}>Ring {studio.phone.text}</ButtonLink>}
      {routes.length > 0 && (
        <details>
          <summary className={`${buttonStyles.button} ${buttonStyles.quiet}`}>Vis vei</summary>
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
      {studio.timetable && (
        <ButtonLink href={studio.timetable.href} variant="quiet" rel="noopener nofollow">
          Se timeplan
        </ButtonLink>
      )}
    </div>
  );
}
