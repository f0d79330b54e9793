import { enlarged, frameOf, type Panel, panelOf, panels, placeOn } from '#app/drawings/index.ts';
import { paths } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import type { Position } from '../rules/distance.ts';
import styles from './city-map.module.css';
import { fontUnits, hitRadii, type Label, placeLabels, type Spot } from './labels.ts';

export interface CityOnMap {
  readonly name: string;
  readonly count: number;
  readonly position: Position;
}

/** Half the touch target, in units of half a pixel. */
const maxHitUnits = 44;

/** The cities as links on drawn land: the whole country, and larger where they lie close. */
export function CityMap({ cities }: { cities: readonly CityOnMap[] }) {
  const onPanel = Map.groupBy(cities, ({ position }) => panelOf(position).id);
  return (
    <div className={styles.sheets}>
      {panels.map((panel) => (
        <figure key={panel.id} id={anchorOf(panel)} className={styles.sheet} data-sheet={panel.id}>
          <svg
            viewBox={`0 0 ${panel.width} ${panel.height}`}
            role="graphics-document"
            aria-label={`Kart over byene: ${panel.title}`}
          >
            <use className={styles.neighbours} href={paths.mapLand(panel.id, 'neighbours')} />
            <use className={styles.land} href={paths.mapLand(panel.id, 'norway')} />
            {panel.id === 'norge' && enlarged.map((part) => <Frame key={part.id} part={part} />)}
            <Places panel={panel} cities={onPanel.get(panel.id) ?? []} />
          </svg>
          <figcaption>{panel.title}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Marks what another sheet shows larger, and leads there. */
function Frame({ part }: { part: Panel }) {
  const { x, y, width, height } = frameOf(part);
  return (
    <a href={`#${anchorOf(part)}`} className={styles.frame} aria-label={`${part.title}, større kart`}>
      <rect x={x} y={y} width={width} height={height} rx={8} />
    </a>
  );
}

/** From north to south, which is also the order of the Tab key. */
function Places({ panel, cities }: { panel: Panel; cities: readonly CityOnMap[] }) {
  const spots = cities.map((city) => {
    const [x, y] = placeOn(panel, city.position);
    return { ...city, x, y };
  });
  const radii = hitRadii(spots, maxHitUnits);
  const places = spots.map((spot, index) => ({ ...spot, hitUnits: radii[index] ?? 0 }));
  // Whoever comes first chooses first: where most studios are, or where it is most crowded, whichever names more.
  const [byCount, byCrowd] = [
    named(
      places.toSorted((a, b) => b.count - a.count || a.hitUnits - b.hitUnits),
      panel,
    ),
    named(
      places.toSorted((a, b) => a.hitUnits - b.hitUnits),
      panel,
    ),
  ];
  return (countNamed(byCrowd) > countNamed(byCount) ? byCrowd : byCount)
    .sort((a, b) => a.y - b.y)
    .map((place) => <Place key={place.name} {...place} panel={panel} />);
}

function named<Place extends CityOnMap & Spot>(places: readonly Place[], panel: Panel) {
  const labels = placeLabels(places, panel);
  return places.map((place, index) => ({ ...place, label: labels[index] ?? null }));
}

function countNamed(places: readonly { label: Label | null }[]): number {
  return places.filter(({ label }) => label !== null).length;
}

interface PlaceProps extends CityOnMap {
  x: number;
  y: number;
  label: Label | null;
  hitUnits: number;
  panel: Panel;
}

function Place({ name, count, x, y, label, hitUnits, panel }: PlaceProps) {
  const shown = label ?? hiddenLabel(x, y, panel);
  const [pointX, pointY] = [Math.round(x), Math.round(y)];
  return (
    <a
      href={paths.studioLocation(name)}
      className={styles.place}
      aria-label={name}
      data-empty={count === 0 || undefined}
    >
      <title>{count > 0 ? `${name}: ${counted(count, 'yogastudio', 'yogastudioer')}` : name}</title>
      <circle className={styles.hit} cx={pointX} cy={pointY} r={Math.round(hitUnits)} />
      {label && <BoxHit label={label} />}
      {label?.isApart && (
        <path className={styles.leader} d={`M${pointX} ${pointY}L${Math.round(label.x)} ${Math.round(label.y)}`} />
      )}
      <circle className={styles.point} cx={pointX} cy={pointY} r={radiusOf(count)} />
      <text
        x={Math.round(shown.x)}
        y={Math.round(shown.y + fontUnits * 0.34)}
        textAnchor={shown.anchor}
        data-hidden={label === null || undefined}
      >
        {name}
      </text>
    </a>
  );
}

function BoxHit({ label: { box } }: { label: Label }) {
  return (
    <rect
      className={styles.hit}
      x={Math.round(box.left)}
      y={Math.round(box.top)}
      width={Math.round(box.right - box.left)}
      height={Math.round(box.bottom - box.top)}
    />
  );
}

/** Shown over the others, and only while its point is pointed at. */
function hiddenLabel(x: number, y: number, { width }: Panel) {
  return x > width / 2 ? { x: x - 18, y, anchor: 'end' as const } : { x: x + 18, y, anchor: 'start' as const };
}

/** A city with four times as many studios has a point twice as wide, within bounds. */
function radiusOf(count: number): number {
  return count === 0 ? 6 : Math.min(6 + Math.round(Math.sqrt(count) * 1.5), 14);
}

function anchorOf({ id }: Panel): string {
  return `kart-${id}`;
}
