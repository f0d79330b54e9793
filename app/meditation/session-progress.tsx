import styles from './meditation.module.css';

const barId = 'fremdrift';

/** How far the session of the page has come: nothing, until it is started. */
export function SessionProgress() {
  return (
    <div className={styles.progress}>
      <label htmlFor={barId}>Framdrift</label>
      <progress id={barId} value={0} max={100} />
      <span aria-hidden="true">0 %</span>
    </div>
  );
}

/** Shown from 0 to 1, in the bar that stands on the page beside the text. */
export function showProgress(progress: number): void {
  const percent = Math.floor(progress * 100);
  const bar = document.getElementById(barId);
  bar?.setAttribute('value', String(percent));
  if (bar?.nextElementSibling) bar.nextElementSibling.textContent = `${percent} %`;
}
