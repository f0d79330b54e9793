import styles from './breadcrumb.module.css';
import { type NavigationLink, places } from './navigation.ts';

/** Where the page lies: front page first, the page itself last. */
export function Breadcrumb({ trail }: { trail: readonly NavigationLink[] }) {
  const crumbs = [places.home, ...trail];
  return (
    <nav className={styles.breadcrumb} aria-label="Brødsmuler">
      <ol role="list">
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <a href={crumb.path}>{crumb.name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
