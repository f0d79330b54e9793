import favicon from '#app/ui/icons/favicon.svg?url';
import { Icon, iconNames, Logo, SiteIcon, siteIconNames } from '#app/ui/index.ts';
import { land } from '../map/land.ts';
import { panels } from '../map/panels.ts';
import { Exhibit, Sheet, Wall } from './sheet.tsx';
import styles from './workshop.module.css';

/** Mark, icons and maps. */
export function SmallSheet() {
  return (
    <Sheet id="small" heading="Mark, icons and maps">
      <Wall size="small">
        {[16, 32, 48, 96].map((pixels) => (
          <Exhibit key={pixels} name={`favicon, ${pixels} px`}>
            <img src={favicon} alt="" width={pixels} height={pixels} />
          </Exhibit>
        ))}
        {['icon-192', 'icon-512', 'icon-maskable-512', 'apple-touch-icon'].map((name) => (
          <Exhibit key={name} name={name}>
            <img src={`/${name}.png`} alt="" width={96} height={96} />
          </Exhibit>
        ))}
        <Exhibit name="logo">
          <Logo />
        </Exhibit>
        {iconNames.map((name) => (
          <Exhibit key={name} name={name}>
            <Icon name={name} />
          </Exhibit>
        ))}
        {siteIconNames.map((name) => (
          <Exhibit key={name} name={name}>
            <SiteIcon name={name} />
          </Exhibit>
        ))}
      </Wall>
      <Wall size="card">
        {panels.map(({ id, width, height, title }) => (
          <Exhibit key={id} name={title}>
            <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className={styles.map}>
              <path d={land[id].neighbours} />
              <path d={land[id].norway} />
            </svg>
          </Exhibit>
        ))}
      </Wall>
    </Sheet>
  );
}
