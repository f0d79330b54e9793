import { SiteIcon } from '#app/art/icons/site-icon.tsx';
import { OnDemandButton } from './on-demand-button.tsx';
import styles from './site-settings.module.css';

const themes = [
  { value: '', name: 'Følg enheten' },
  { value: 'light', name: 'Lys' },
  { value: 'dark', name: 'Mørk' },
] as const;

/** What a visitor can set for this device, on every page. `app/on-demand/settings.ts` fills it in and keeps it. */
export function SiteSettings() {
  return (
    <div className={styles.settings}>
      <OnDemandButton module="settings" className={styles.button} popoverTarget="innstillinger">
        <SiteIcon name="moon" />
        Innstillinger
      </OnDemandButton>
      <section id="innstillinger" className={styles.panel} popover="auto" aria-label="Innstillinger">
        <fieldset>
          <legend>Utseende</legend>
          {themes.map(({ value, name }) => (
            <label key={value}>
              <input type="radio" name="theme" value={value} />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Tastatur</legend>
          <label>
            <input type="checkbox" name="shortcut" />
            <span>
              Tasten <kbd>/</kbd> går til søkefeltet
            </span>
          </label>
        </fieldset>
        <p>Det du velger, lagres bare på denne enheten.</p>
      </section>
    </div>
  );
}
