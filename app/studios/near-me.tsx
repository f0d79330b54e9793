import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import type { Position } from './rules/distance.ts';
import styles from './studios.module.css';

/** `off` until asked for, and again when the visitor wants the alphabet back. */
export type Nearness =
  | { readonly state: 'off' | 'locating' | 'denied' | 'unavailable' | 'offline' }
  | { readonly state: 'found'; readonly position: Position };

/** A position from the last minutes is as good as a new one, and a rough one tells parts of a town apart. */
const options: PositionOptions = { enableHighAccuracy: false, timeout: 15_000, maximumAge: 10 * 60_000 };

const messages: Readonly<Record<Nearness['state'], string>> = {
  off: '',
  locating: 'Finner ut hvor du er …',
  found: 'De nærmeste studioene. Avstandene er i luftlinje.',
  denied:
    'Nettleseren har ikke lov til å finne ut hvor du er. Du kan gi den lov i innstillingene, eller søke etter byen.',
  offline: 'Vi fikk ikke hentet studioene. Prøv igjen når du har nett.',
  unavailable: 'Vi fant ikke ut hvor du er. Prøv igjen om litt, eller søk etter byen.',
};

interface NearMeProps {
  nearness: Nearness;
  onChange: (nearness: Nearness) => void;
}

/** Asks the browser where the visitor is; the answer stays in the browser. The button is hidden without a script. */
export function NearMe({ nearness, onChange }: NearMeProps) {
  const locate = () => {
    onChange({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => onChange({ state: 'found', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => onChange({ state: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      options,
    );
  };
  return (
    <div className={styles.near}>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.quiet}`}
        data-needs-script
        aria-pressed={nearness.state === 'found'}
        disabled={nearness.state === 'locating'}
        onClick={nearness.state === 'found' ? () => onChange({ state: 'off' }) : locate}
      >
        <Icon name="map-pin" />
        Nær meg
      </button>
      <p role="status" className={styles.nearStatus}>
        {messages[nearness.state] || <span data-needs-script>Posisjonen din sendes ikke til oss.</span>}
      </p>
    </div>
  );
}
