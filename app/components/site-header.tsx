import { Logo } from '#app/art/icons/logo.tsx';
import { paths } from '#app/paths.ts';
// What is in it is the server's, but its style is in the one sheet, which is made with the scripts.
import './header-search.module.css';
import './main-menu.module.css';
import { HeaderSearch } from './header-search.tsx';
import { MainMenu } from './main-menu.tsx';
import styles from './site-header.module.css';
import { Still } from './still.tsx';

interface SiteHeaderProps {
  siteName: string;
  currentPath: string | undefined;
  /** The first level of the page's trail, marked in the menu. */
  section: string | undefined;
  /** How text reads on the page's sky; without one the header lies on paper. */
  tone: 'ink' | 'snow' | undefined;
}

/** Logo, search and menu, on the sky of the page. */
export function SiteHeader({ tone, ...contents }: SiteHeaderProps) {
  return (
    <Still
      as="header"
      className={styles.header}
      data-tone={tone}
      contents={import.meta.env.SSR && <HeaderContents {...contents} />}
    />
  );
}

function HeaderContents({ siteName, currentPath, section }: Omit<SiteHeaderProps, 'tone'>) {
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
