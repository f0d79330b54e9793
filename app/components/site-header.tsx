import { Icon } from '#app/art/icons/icon.tsx';
import { Logo } from '#app/art/icons/logo.tsx';
import { type MenuItem, menu } from '#app/navigation.ts';
import { paths } from '#app/paths.ts';
import styles from './site-header.module.css';

interface SiteHeaderProps {
  siteName: string;
  currentPath: string | undefined;
  /** The first level of the page's trail, marked in the menu. */
  section: string | undefined;
  /** How text reads on the page's sky; without one the header lies on paper. */
  tone: 'ink' | 'snow' | undefined;
}

/**
 * Logo, search and menu. The menus are popovers: they open, close on Escape or on a click beside them, and give
 * the focus back, all without a script.
 */
export function SiteHeader({ siteName, currentPath, section, tone }: SiteHeaderProps) {
  return (
    <header className={styles.header} data-tone={tone}>
      <a className={styles.skip} href="#innhold">
        Hopp til innholdet
      </a>
      <div className={styles.bar}>
        <a className={styles.logo} href={paths.home} aria-label={`${siteName}, til forsiden`}>
          <Logo className={styles.mark} />
          <span aria-hidden="true">{siteName}</span>
        </a>
        {currentPath !== paths.search && <HeaderSearch />}
        <button type="button" className={styles.toggle} popoverTarget="hovedmeny">
          <Icon name="menu" />
          Meny
        </button>
        <nav id="hovedmeny" className={styles.menu} popover="auto" aria-label="Hovedmeny">
          <button type="button" className={styles.close} popoverTarget="hovedmeny" popoverTargetAction="hide">
            <Icon name="close" />
            Lukk
          </button>
          <ul role="list">
            {menu.map((item, index) => (
              <li key={item.name}>
                <a href={item.path} aria-current={currentOf(item, currentPath, section)}>
                  {item.name}
                </a>
                {item.children.length > 0 && (
                  <Submenu id={`undermeny-${index}`} item={item} currentPath={currentPath} />
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** A field where there is room for one, else a link to the page that has it; that page itself needs neither. */
function HeaderSearch() {
  return (
    <>
      <search className={styles.search} aria-label="Hele nettstedet">
        <form action={paths.search} method="get">
          <input
            name="q"
            type="search"
            aria-label="Søk på nettstedet"
            placeholder="Søk"
            autoComplete="off"
            enterKeyHint="search"
            data-search-field
          />
          <button type="submit" aria-label="Søk på nettstedet">
            <Icon name="search" />
          </button>
        </form>
      </search>
      <a className={styles.searchLink} href={paths.search} aria-label="Søk">
        <Icon name="search" />
      </a>
    </>
  );
}

function Submenu({ id, item, currentPath }: { id: string; item: MenuItem; currentPath: string | undefined }) {
  return (
    <>
      <button type="button" className={styles.more} popoverTarget={id} aria-label={`Undermeny for ${item.name}`}>
        <Icon name="chevron-down" />
      </button>
      <ul role="list" id={id} className={styles.submenu} popover="auto">
        {item.children.map((child) => (
          <li key={child.path}>
            <a href={child.path} aria-current={child.path === currentPath ? 'page' : undefined}>
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page itself is `page`; a page below the entry marks it with `true`. */
function currentOf(item: MenuItem, currentPath: string | undefined, section: string | undefined) {
  if (item.path === currentPath) return 'page';
  return item.path === section ? 'true' : undefined;
}
