import { Icon, SiteIcon } from '#app/ui/index.ts';
import styles from './main-menu.module.css';
import { type MenuItem, menu } from './menus.ts';

interface MainMenuProps {
  currentPath: string | undefined;
  /** The address of the entry that the page stands under, marked in the menu. */
  section: string | undefined;
}

/**
 * The menu, and on a narrow window the button that opens it. The menus are popovers: they open, close on Escape or on
 * a click beside them, and give the focus back, all without a script.
 */
export function MainMenu({ currentPath, section }: MainMenuProps) {
  return (
    <>
      <button type="button" className={styles.toggle} popoverTarget="hovedmeny">
        <SiteIcon name="menu" />
        <span className={styles.toggleName}>Meny</span>
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
              {item.children.length > 0 && <Submenu id={`undermeny-${index}`} item={item} currentPath={currentPath} />}
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Submenu({ id, item, currentPath }: { id: string; item: MenuItem; currentPath: string | undefined }) {
  return (
    <>
      <button type="button" className={styles.more} popoverTarget={id} aria-label={`Undermeny for ${item.name}`}>
        <SiteIcon name="chevron-down" />
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
