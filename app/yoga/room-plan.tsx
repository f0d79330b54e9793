import styles from './home-yoga.module.css';

/** A room from above, one unit a centimetre: a mat, an arm's length around it, a wall, a chair and a blanket at hand. */
export function RoomPlan() {
  return (
    <svg aria-hidden="true" className={styles.plan} viewBox="0 0 400 240">
      <path fill="var(--paper-3)" d="M0 8h400v232H0z" />
      <path stroke="var(--line)" strokeWidth="2" d="M0 54h400M0 100h400M0 146h400M0 192h400" />
      <path fill="var(--ink-2)" d="M0 0h400v8H0z" />
      <path fill="var(--lichen)" d="M136 90h180v60H136z" />
      <path
        fill="none"
        stroke="var(--action)"
        strokeWidth="2"
        strokeDasharray="6 6"
        d="M136 30h180a60 60 0 0 1 60 60v60a60 60 0 0 1-60 60H136a60 60 0 0 1-60-60V90a60 60 0 0 1 60-60z"
      />
      <path fill="var(--dawn)" d="M16 20h44v42H16z" />
      <path fill="var(--ink-2)" d="M16 14h44v7H16z" />
      <path fill="var(--action)" d="M14 190h50v32H14z" opacity=".6" />
      <text x="226" y="126" fill="var(--sky-ink)" fontSize="17" textAnchor="middle">
        180 × 60 cm
      </text>
    </svg>
  );
}
