import { canBeFelt } from '../pacer/vibration.ts';
import type { Session } from '../script/session.ts';
import { VoiceHelp } from '../voice-help.tsx';
import { ambienceNames } from './ambience-names.ts';
import { afterMinutesChoices, ambiences, quietMinutesChoices } from './settings.ts';
import styles from './settings-panel.module.css';
import type { Guidance } from './use-guidance.ts';

interface SettingsPanelProps extends Guidance {
  session: Pick<Session, 'isQuiet' | 'kind'>;
  /** The sound track says every line: the device's voice has nothing to say. */
  isRecorded: boolean;
  /** The session has not begun. */
  isBefore?: boolean;
}

/** Voice, bells and background, each with its own loudness. */
export function SettingsPanel(props: SettingsPanelProps) {
  const { session, settings, voice, change, isRemembered, setRemembered, isRecorded, isBefore } = props;
  return (
    <fieldset className={styles.panel} data-needs-script aria-label="Lyd og stemme">
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={settings.reader}
          aria-describedby="skjermleser-leser"
          onChange={(event) => change({ reader: event.currentTarget.checked })}
        />
        Skjermleser leser
      </label>
      <p id="skjermleser-leser" className={styles.help}>
        Stemmen vår tier, og skjermleseren din leser hver linje når den kommer.
      </p>
      {!isRecorded && (
        <>
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
              <VoiceHelp hasVoice={false} />
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
        </>
      )}
      {isBefore && (
        <label className={styles.field}>
          Stille før økten
          <select
            value={settings.quietMinutes}
            onChange={(event) => change({ quietMinutes: Number(event.currentTarget.value) })}
          >
            {quietMinutesChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? 'Ingen' : `${minutes} min`}
              </option>
            ))}
          </select>
        </label>
      )}
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
      {session.isQuiet && settings.ambience && (
        <label className={styles.field}>
          Bakgrunnslyd etter økten
          <select
            value={settings.afterMinutes}
            onChange={(event) => change({ afterMinutes: Number(event.currentTarget.value) })}
          >
            {afterMinutesChoices.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? 'Ingen' : `${minutes} min, så toner den ut`}
              </option>
            ))}
          </select>
        </label>
      )}
      {canBeFelt(session) && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={settings.vibration}
            onChange={(event) => change({ vibration: event.currentTarget.checked })}
          />
          Vibrer når pusten snur, der enheten kan
        </label>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isRemembered}
          onChange={(event) => setRemembered(event.currentTarget.checked)}
        />
        Husk valgene på denne enheten
      </label>
      <p className={styles.help}>
        Taster: mellomrom for «Pause», pil høyre for «Neste {session.kind === 'yoga' ? 'stilling' : 'del'}», pil venstre
        for «Tilbake», F for «Fullskjerm».
      </p>
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
