import styles from './open-street-map-credit.module.css';

/** Names the source of what is shown, as its licence asks: https://www.openstreetmap.org/copyright */
export function OpenStreetMapCredit() {
  return (
    <p className={styles.credit}>
      Opplysninger fra{' '}
      <a href="https://www.openstreetmap.org/copyright" rel="noopener license">
        © OpenStreetMap-bidragsyterne
      </a>
      , under lisensen ODbL.
    </p>
  );
}
