import { useSyncExternalStore } from 'react';

/** False in the server's markup, and true as soon as the browser has taken the island over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(subscribeToNothing, yes, no);
}

const subscribeToNothing = () => () => {};
const yes = () => true;
const no = () => false;
