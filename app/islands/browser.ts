/** What an island needs of the browser it runs in. */

export { preferences } from './preferences.ts';
export { showTheme } from './theme.ts';
export { useHydrated } from './use-hydrated.ts';
