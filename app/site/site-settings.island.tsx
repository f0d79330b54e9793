import { useEffect, useState } from 'react';
import { preferences, showTheme } from '#app/islands/browser.ts';
import { Icon } from '#app/ui/index.ts';
import styles from './site-settings.module.css';

const themes = [
  { value: '', name: 'Følg enheten' },
  { value: 'light', name: 'Lys' },
  { value: 'dark', name: 'Mørk' },
] as const;

/** What a visitor can set for this device, on every page. The choice that is there by itself is not stored. */
export default function SiteSettings() {
  const [theme, setTheme] = useState('');
  const [hasShortcut, setShortcut] = useState(true);
  // What another page has stored meanwhile shows too.
  const read = () => {
    setTheme(preferences.theme ?? '');
    setShortcut(!preferences.shortcut);
  };
  useEffect(read, []);
  const choose = (name: 'theme' | 'shortcut', value: string) => {
    if (value) preferences[name] = value;
    else delete preferences[name];
    read();
    showTheme();
  };
  return (
    <div>
      <button type="button" className={styles.button} data-needs-script popoverTarget="innstillinger">
        <Icon name="moon" />
        Innstillinger
      </button>
      <section
        id="innstillinger"
        className={styles.panel}
        popover="auto"
        aria-label="Innstillinger"
        onBeforeToggle={read}
      >
        <fieldset>
          <legend>Utseende</legend>
          {themes.map(({ value, name }) => (
            <label key={value}>
              <input
                type="radio"
                name="theme"
                value={value}
                checked={theme === value}
                onChange={() => choose('theme', value)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Tastatur</legend>
          <label>
            <input
              type="checkbox"
              name="shortcut"
              checked={hasShortcut}
              onChange={({ currentTarget }) => choose('shortcut', currentTarget.checked ? '' : 'off')}
            />
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
