/**
 * The mark of Pusterom: a half sun on a horizon, and under it the breath going out over the water.
 * The lines take the text colour, the sun takes `--dawn`. Works down to 16 px.
 */
export function Logo({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 24 24" width="24" height="24" fill="none">
      <path d="M5.5 14a6.5 6.5 0 0 1 13 0z" fill="var(--dawn)" />
      <path d="M2 14.25h20M6 18h12M9.5 21.5h5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
