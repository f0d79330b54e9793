import { useContext } from 'react';
import type { FooterContentsProps } from './footer-contents.tsx';
import styles from './site-footer.module.css';
import { ServerOnlyContext, Still } from './still.tsx';

/** With the footer the document is whole. */
export const footerId = 'bunn';

/** About, links, social profiles and the copyright line. */
export function SiteFooter(contents: FooterContentsProps) {
  const server = useContext(ServerOnlyContext);
  return (
    <Still as="footer" id={footerId} className={styles.footer} contents={server && <server.Footer {...contents} />} />
  );
}
