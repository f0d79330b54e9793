import styles from './printed-sequence.module.css';

/** The code that a telephone opens the list with. */
export function SequenceCode({ address }: { address: string }) {
  return (
    <img
      src={address}
      alt="QR-kode som åpner økten"
      width={160}
      height={160}
      loading="lazy"
      decoding="async"
      className={styles.code}
    />
  );
}
