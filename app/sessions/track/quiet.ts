import { getReadySeconds } from '../script/timeline.ts';

/** A track may begin with so much quiet, in minutes. */
const maxQuietMinutes = 10;

/** The address of a session's track as the player plays it: with the time to get ready before it, and so many minutes of quiet. */
export function playedTrack(address: string, quietMinutes = 0): string {
  return `${address}${address.includes('?') ? '&' : '?'}stille=${quietMinutes}`;
}

/** The same, of the address that an element plays. */
export function trackQuietSeconds(src = ''): number {
  return src === '' ? getReadySeconds : quietSeconds(new URL(src).searchParams);
}

/** How long the track of an address is quiet before its session begins; it begins at once where none is asked for. */
export function quietSeconds(parameters: URLSearchParams): number {
  const asked = parameters.get('stille');
  if (asked === null || !/^\d{1,2}$/u.test(asked)) return 0;
  return getReadySeconds + 60 * Math.min(Number(asked), maxQuietMinutes);
}
