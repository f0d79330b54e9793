import { useEffect, useRef, useState } from 'react';
import buttonStyles from '#app/ui/button.module.css';
import { Icon } from '#app/ui/index.ts';
import { Choices } from '../choices.tsx';
import formStyles from '../composer-form.module.css';
import { ambienceNames } from '../player/ambience-names.ts';
import { type Ambience, ambiences } from '../player/settings.ts';
import { wakeAudio } from '../player/wake.ts';
import { type Background, openBackground } from './background.ts';
import { NightScreen } from './night-screen.tsx';

const minutesChoices = [15, 30, 45, 60, 90] as const;
const usual = { sound: 'sea', minutes: 45 } as const;
const percent = 35;

/** A background sound without words, which stops by itself. */
export default function SoundsAlone() {
  const background = useRef<Background>(null);
  const [playing, setPlaying] = useState<{ sound: Ambience; minutes: number } | null>(null);
  const stop = () => {
    background.current?.stop();
    background.current = null;
    setPlaying(null);
  };
  useEffect(() => () => background.current?.stop(), []);
  const start = (form: HTMLFormElement) => {
    const chosen = new FormData(form);
    const sound = ambiences.find((kind) => kind === chosen.get('lyd')) ?? usual.sound;
    const minutes = minutesChoices.find((choice) => String(choice) === chosen.get('minutter')) ?? usual.minutes;
    stop();
    wakeAudio();
    const opened = openBackground(sound, () => {
      if (background.current === opened) setPlaying(null);
    });
    opened.playFor(minutes * 60, percent);
    background.current = opened;
    setPlaying({ sound, minutes });
  };
  return (
    <form
      className={formStyles.form}
      data-needs-script
      onSubmit={(event) => {
        event.preventDefault();
        start(event.currentTarget);
      }}
    >
      <Choices
        name="lyd"
        legend="Lyd"
        options={ambiences.map((kind) => ({ value: kind, label: ambienceNames[kind] }))}
        chosen={usual.sound}
      />
      <Choices
        name="minutter"
        legend="Hvor lenge"
        options={minutesChoices.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
        chosen={String(usual.minutes)}
      />
      <div className={formStyles.group}>
        <button type="submit" className={`${buttonStyles.button} ${buttonStyles.strong}`}>
          <Icon name="play" />
          {playing ? 'Start på nytt' : 'Spill av'}
        </button>
        {playing && (
          <button type="button" className={`${buttonStyles.button} ${buttonStyles.quiet}`} onClick={stop}>
            <Icon name="pause" />
            Stopp lyden
          </button>
        )}
      </div>
      <p role="status">
        {playing &&
          `${ambienceNames[playing.sound]} i ${playing.minutes} minutter. De to siste toner den ut. Legg telefonen fra deg.`}
      </p>
      {playing && <NightScreen />}
    </form>
  );
}
