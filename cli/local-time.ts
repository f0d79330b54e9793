/** To the minute, as a clock in Norway shows it: `2026-01-02 04:04`. */
export function localTime(createdAt: string): string {
  const formatted = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Oslo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return formatted.format(new Date(createdAt));
}
