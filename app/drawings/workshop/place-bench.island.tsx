import { useState } from 'react';
import { Drawing } from '../landscape/drawing.tsx';
import { type HourId, hours } from '../landscape/hours.ts';
import { heroSheet } from '../landscape/landscape.tsx';
import { colourOf } from '../landscape/paint.ts';
import { pictureSheet } from '../landscape/picture.tsx';
import { pictures } from '../landscape/pictures.ts';
import type { Sheet as DrawingSheet, Scene } from '../landscape/scene.ts';
import { scenes } from '../landscape/scenes.ts';
import { type SeasonId, seasons } from '../landscape/seasons.ts';
import { Choice, Slider } from './controls.tsx';
import { Exhibit, Sheet, Wall } from './sheet.tsx';
import styles from './workshop.module.css';

const own = 'its own';
const hourIds: readonly (HourId | typeof own)[] = [own, ...keysOf(hours)];
const seasonIds: readonly (SeasonId | typeof own)[] = [own, ...keysOf(seasons)];

/** Every landscape and card picture, at its own hour, season and seed or at the ones chosen. */
export default function PlaceBench() {
  const [hour, setHour] = useState<HourId | typeof own>(own);
  const [season, setSeason] = useState<SeasonId | typeof own>(own);
  const [seedsOn, setSeedsOn] = useState(0);
  const seen = (scene: Scene): Scene => ({
    ...scene,
    hour: hour === own ? scene.hour : hour,
    season: season === own ? scene.season : season,
    seed: scene.seed + seedsOn,
  });
  return (
    <>
      <div className={styles.controls}>
        <Choice label="Hour" values={hourIds} value={hour} onChoose={setHour} />
        <Choice label="Season" values={seasonIds} value={season} onChoose={setSeason} />
        <Slider label="Seeds on" value={seedsOn} least={0} most={40} step={1} onMove={setSeedsOn} />
      </div>
      <Places id="landscapes" heading="Landscapes" scenes={scenes} sheet={heroSheet} seen={seen} />
      <Places id="pictures" heading="Card pictures" scenes={pictures} sheet={pictureSheet} seen={seen} />
    </>
  );
}

interface PlacesProps {
  id: string;
  heading: string;
  scenes: Readonly<Record<string, Scene>>;
  sheet: DrawingSheet;
  seen: (scene: Scene) => Scene;
}

function Places({ id, heading, scenes, sheet, seen }: PlacesProps) {
  return (
    <Sheet id={id} heading={heading}>
      <Wall size="place">
        {Object.entries(scenes).map(([name, scene]) => (
          <Exhibit key={name} name={`${name}: ${scene.hour}, ${scene.season}`}>
            <svg aria-hidden="true" viewBox={`0 0 ${sheet.width} ${sheet.height}`}>
              <Drawing scene={seen(scene)} sheet={sheet} ink={inkOf(seen(scene))} name={`${id}-${name}`} />
            </svg>
          </Exhibit>
        ))}
      </Wall>
    </Sheet>
  );
}

function inkOf({ hour, season }: Scene): Parameters<typeof Drawing>[0]['ink'] {
  return (paint) => colourOf(paint, hours[hour], season);
}

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const isKey = (key: string): key is Key => key in record;
  return Object.keys(record).filter(isKey);
}
