import { type Ambience, ambiences } from './settings.ts';
import styles from './settings-panel.module.css';
import type { Guidance } from './use-guidance.ts';

const ambienceNames: Readonly<Record<Ambience, string>> = { sea: 'Hav', rain: 'Regn', wind: 'Vind', pad: 'Dyp tone' };

/** Voice, bells and background, each with its own loudness. */
export function SettingsPanel({ settings, voice, change, isRemembered, setRemembered }: Guidance) {
  return (
    <fieldset className={styles.panel} data-needs-script aria-label="Lyd og stemme">
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.voice && voice !== null}
          disabled={voice === null}
          onChange={(event) => change({ voice: event.currentTarget.checked })}
        />
        Norsk stemme
      </label>
      <div className={styles.voice}>
        {voice === null ? (
          <p className={styles.note}>Nettleseren din har ingen norsk stemme. Du får gongslag og tekst i stedet.</p>
        ) : (
          <Slider
            label="Talehastighet"
            low={0.6}
            high={1.3}
            step={0.1}
            value={settings.rate}
            onChange={(rate) => change({ rate })}
          />
        )}
      </div>
      <Slider label="Stemme og gong" value={settings.volume} onChange={(volume) => change({ volume })} />
      <label className={styles.field}>
        Bakgrunnslyd
        <select
          value={settings.ambience ?? ''}
          onChange={(event) => {
            const chosen = event.currentTarget.value;
            change({ ambience: ambiences.find((kind) => kind === chosen) ?? null });
          }}
        >
          <option value="">Ingen</option>
          {ambiences.map((kind) => (
            <option key={kind} value={kind}>
              {ambienceNames[kind]}
            </option>
          ))}
        </select>
      </label>
      {settings.ambience && (
        <Slider
          label="Styrke på bakgrunnslyden"
          low={1}
          value={settings.ambienceVolume}
          onChange={(ambienceVolume) => change({ ambienceVolume })}
        />
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => setRemembered(event.currentTarget.checked)}
        />
        Husk valgene på denne enheten
      </label>
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  low?: number;
  high?: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, low = 0, high = 100, step = 1, value, onChange }: SliderProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        type="range"
        min={low}
        max={high}
        step={step}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}
