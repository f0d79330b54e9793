import { useContext } from 'react';
import type { HeaderContentsProps } from './header-contents.tsx';
import styles from './site-header.module.css';
import { ServerOnlyContext, Still } from './still.tsx';

interface SiteHeaderProps extends HeaderContentsProps {
  /** How text reads on the page's sky; without one the header lies on paper. */
  tone: 'ink' | 'snow' | undefined;
}

/** Logo, search and menu, on the sky of the page. */
export function SiteHeader({ tone, ...contents }: SiteHeaderProps) {
  const server = useContext(ServerOnlyContext);
  return (
    <Still
      as="header"
      className={styles.header}
      data-tone={tone}
      contents={server && <server.Header {...contents} />}
    />
  );
}
