import { paths } from '#app/paths.ts';
import { type TownMap, townSheet } from '../rules/town-map.ts';
import { type Pin, placePins } from '../rules/town-pins.ts';
import { SourceCredits } from '../source-credits.tsx';
import styles from './city-map.module.css';

/** A studio on the sheet, in its units. */
export interface StudioOnMap {
  /** Its number in the list beside the map. */
  readonly number: number;
  readonly slug: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface TownMapProps {
  map: Pick<TownMap, 'land' | 'shore' | 'water' | 'parks' | 'roads'>;
  studios: readonly StudioOnMap[];
  label: string;
  /** The id of the list that the numbers stand in. */
  listId: string;
  /** The studio whose page it is: its sign is no link. */
  here?: { readonly x: number; readonly y: number };
  caption: string;
  /** How much of the sheet is shown around `here`; all of it without. */
  zoom?: number;
}

/** What a sign takes: 24 px on a window 320 px wide. */
const pinUnits = 62;

/** A town as it is drawn from OpenStreetMap, with its studios as numbered signs that lead to their pages. */
export function StudioMap({ map, studios, label, listId, here, caption, zoom = 1 }: TownMapProps) {
  const field = fieldAround(here, zoom);
  const width = pinUnits / zoom;
  const pins = placePins([...(here ? [{ ...here, number: 0, slug: '', name: '' }] : []), ...studios], field, width);
  return (
    <figure className={`${styles.sheet} ${styles.town}`}>
      <svg viewBox={`${field.x} ${field.y} ${field.width} ${field.height}`} role="graphics-document" aria-label={label}>
        <path className={styles.land} d={map.land} />
        <path className={styles.park} d={map.parks} />
        <path className={styles.water} d={map.water} />
        <path className={styles.road} d={map.roads + map.shore} />
        {/* Under every sign, whoever it belongs to. */}
        {pins.map((pin) => pin.isApart && <Leader key={pin.items[0].number} pin={pin} radius={width / 12} />)}
        {pins.map((pin) => (
          <MapPin key={pin.items[0].number} pin={pin} radius={width / 2} listId={listId} />
        ))}
      </svg>
      <figcaption>
        {caption} <SourceCredits sources={['osm']} />
      </figcaption>
    </figure>
  );
}

function fieldAround(here: TownMapProps['here'], zoom: number) {
  const [width, height] = [Math.round(townSheet.width / zoom), Math.round(townSheet.height / zoom)];
  const within = (middle: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max(middle - size / 2, 0), whole - size));
  return {
    x: within(here?.x ?? 0, width, townSheet.width),
    y: within(here?.y ?? 0, height, townSheet.height),
    width,
    height,
  };
}

/** From where a studio lies to its sign. */
function Leader({ pin: { x, y, at }, radius }: { pin: Pin<StudioOnMap>; radius: number }) {
  return (
    <>
      <path className={styles.leader} d={`M${at.x} ${at.y}L${x} ${y}`} />
      <circle className={styles.leader} cx={at.x} cy={at.y} r={radius} />
    </>
  );
}

function MapPin({ pin, radius, listId }: { pin: Pin<StudioOnMap>; radius: number; listId: string }) {
  const { items, x, y } = pin;
  const [{ number, slug, name }, ...others] = items;
  const sign = (
    <>
      <circle className={styles.hit} cx={x} cy={y} r={radius} />
      <circle className={styles.point} cx={x} cy={y} r={radius * 0.82} />
      {number > 0 && (
        <text x={x} y={y + radius * 0.32} fontSize={radius * 0.9} textAnchor="middle">
          {others.length > 0 ? `${number}+` : number}
        </text>
      )}
    </>
  );
  if (number === 0) return <g className={styles.here}>{sign}</g>;
  return (
    <a
      href={others.length > 0 ? `#${listId}` : paths.studio(slug)}
      className={styles.pin}
      aria-label={others.length > 0 ? `${number}+: ${number} og ${others.length} til i listen` : `${number}. ${name}`}
    >
      {sign}
    </a>
  );
}
