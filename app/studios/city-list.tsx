import { paths } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import styles from './city-list.module.css';
import type { CityCount } from './rules/city-counts.ts';
import { writeKm } from './rules/distance.ts';

interface CityListProps {
  /** `km` where a distance is to be shown; `href` where only some of its studios are meant. */
  cities: readonly (Pick<CityCount, 'name' | 'count'> & { readonly km?: number | null; readonly href?: string })[];
}

/** Cities in 2, 3 or 4 columns, each with how many studios are known there. */
export function CityList({ cities }: CityListProps) {
  return (
    <ul role="list" className={styles.cities}>
      {cities.map(({ name, count, km, href }) => (
        <li key={name}>
          <a href={href ?? paths.studioLocation(name)}>
            <span className={styles.city}>{name}</span>
            <span>{count > 0 ? counted(count, 'yogastudio', 'yogastudioer') : 'Utforsk yogastudioer'}</span>
            {typeof km === 'number' && <span className={styles.distance}>{writeKm(km)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
