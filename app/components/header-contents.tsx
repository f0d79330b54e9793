import { Logo } from '#app/art/icons/logo.tsx';
import { paths } from '#app/paths.ts';
import { HeaderSearch } from './header-search.tsx';
import { MainMenu } from './main-menu.tsx';
import styles from './site-header.module.css';

export interface HeaderContentsProps {
  siteName: string;
  currentPath: string | undefined;
  /** The first level of the page's trail, marked in the menu. */
  section: string | undefined;
}

/** Logo, search and menu. */
export function HeaderContents({ siteName, currentPath, section }: HeaderContentsProps) {
  return (
    <>
      <a className={styles.skip} href="#innhold">
        Hopp til innholdet
      </a>
      <div className={styles.bar}>
        <a className={styles.logo} href={paths.home} aria-label={`${siteName}, til forsiden`}>
          <Logo className={styles.mark} />
          <span aria-hidden="true">{siteName}</span>
        </a>
        {currentPath !== paths.search && <HeaderSearch />}
        <MainMenu currentPath={currentPath} section={section} />
      </div>
    </>
  );
}
