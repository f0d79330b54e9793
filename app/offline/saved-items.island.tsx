import { useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { EmptyMessage } from '#app/site/index.ts';
import { Callout } from '#app/ui/index.ts';
import { uninstall } from './installation.ts';
import styles from './offline.module.css';
import { remove, savedItems } from './saved.ts';

type Items = Awaited<ReturnType<typeof savedItems>>;

const dates = new Intl.DateTimeFormat('nb', { dateStyle: 'long' });

/**
 * What is saved on this device, with buttons that remove it. The page also stands in for one that is not saved; it then
 * says so.
 */
export default function SavedItems({ pagePath }: { pagePath: string }) {
  const place = useRef<HTMLDivElement>(null);
  /** Null until the browser has told. */
  const [items, setItems] = useState<Items | null>(null);
  const [isStandIn, setStandIn] = useState(false);
  useEffect(() => {
    setStandIn(location.pathname !== pagePath);
    void readItems().then(setItems);
  }, [pagePath]);
  const removeBy = async (action: () => Promise<void>) => {
    await action();
    setItems(await readItems());
    // The button is gone: the focus goes to what has changed.
    place.current?.focus();
  };
  return (
    <>
      {isStandIn && (
        <div className={styles.missing}>
          <Callout kind="info" heading="Siden du ville til, er ikke lagret">
            <p>Du er uten nett. Siden kommer når du har nett igjen.</p>
          </Callout>
        </div>
      )}
      <div ref={place} className={styles.items} data-saved-items tabIndex={-1}>
        {items && items.length > 0 ? (
          <div>
            <ul role="list">
              {items.map(({ title, path, savedAt }) => (
                <li key={`${path} ${savedAt}`}>
                  <a href={path}>{title}</a>
                  <span>Lagret {dates.format(new Date(savedAt))}</span>
                  <button type="button" aria-label={`Fjern ${title}`} onClick={() => removeBy(() => remove(path))}>
                    Fjern
                  </button>
                </li>
              ))}
            </ul>
            <button type="button" onClick={() => removeBy(uninstall)}>
              Fjern alt
            </button>
          </div>
        ) : (
          <div className={items === null ? styles.unknown : undefined}>
            <EmptyMessage picture="tomt-lagret">
              <p>Du har ikke lagret noe på denne enheten.</p>
              <a href={paths.yogaClasses}>Finn en yogaklasse å lagre</a>
            </EmptyMessage>
          </div>
        )}
      </div>
    </>
  );
}

async function readItems(): Promise<Items> {
  if (!('caches' in window)) return [];
  const items = await savedItems();
  // The worker is of no use any more; nor is what it has stored.
  if (items.length === 0) await uninstall();
  return items;
}
