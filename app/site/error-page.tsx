import { useEffect } from 'react';
import { paths } from '#app/paths.ts';
import styles from './error-page.module.css';

const title = 'Unexpected Application Error!';

/** What shows when a page could not be made. Its title is the specification's; it tells nothing of the error. */
export function ErrorPage() {
  // In the browser the head is as it came.
  useEffect(() => {
    document.title = title;
  }, []);
  return (
    <div className={styles.error}>
      <h1 lang="en">{title}</h1>
      <p>Noe gikk galt hos oss, og siden kunne ikke vises. Prøv igjen om litt.</p>
      <p>
        <a href={paths.home}>Gå til forsiden</a>
      </p>
    </div>
  );
}
