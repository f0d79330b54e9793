/** Why a row is hidden: it does not say in which town it is, and would stand in the wrong one. */
export const noAddress = 'no address';
/** The owner has hidden it. */
export const byOwner = 'by the owner';
/** The map that it came from does not have it any more. */
export const goneFromSource = 'gone from its source';

const closed = 'closed';

/** Its source, or the register of businesses, says that it is closed: since the day on which that was found out, `2026-11-22`. */
export function closedForGood(day: string): string {
  return `${closed} ${day}`;
}

export function isClosedForGood(hidden: string | null): boolean {
  return hidden === closed || hidden?.startsWith(`${closed} `) === true;
}

/** The day from which a row is closed; null where it does not tell. */
export function closedDay(hidden: string): string | null {
  const day = hidden.slice(closed.length + 1);
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null;
}
