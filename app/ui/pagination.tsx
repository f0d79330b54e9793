import { likelyNext } from './likely-next.ts';
import styles from './pagination.module.css';
import { pageNumbers } from './paging.ts';

interface PaginationProps {
  number: number;
  pages: number;
  addressOf: (number: number) => string;
  /** Where on the page the list begins. */
  fragment: string;
}

/** Links to the other pages of a long list; nothing where there is one page. */
export function Pagination({ number, pages, addressOf, fragment }: PaginationProps) {
  if (pages === 1) return null;
  const linkTo = (page: number) => `${addressOf(page)}#${fragment}`;
  return (
    <nav className={styles.pagination} aria-label="Sider">
      {number > 1 && <link rel="prev" href={addressOf(number - 1)} />}
      {number < pages && <link rel="next" href={addressOf(number + 1)} />}
      <ul role="list">
        {number > 1 && (
          <li>
            <a href={linkTo(number - 1)} rel="prev">
              Forrige
            </a>
          </li>
        )}
        {pageNumbers(number, pages).map((page, index) => (
          <li key={page ?? `gap-${index}`} className={styles.number}>
            {page === null && <span aria-hidden="true">…</span>}
            {page === number && (
              <span aria-current="page">
                <span className="visually-hidden">Side </span>
                {page}
              </span>
            )}
            {page !== null && page !== number && (
              <a href={linkTo(page)}>
                <span className="visually-hidden">Side </span>
                {page}
              </a>
            )}
          </li>
        ))}
        {number < pages && (
          <li>
            <a href={linkTo(number + 1)} rel="next" {...likelyNext}>
              Neste
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
