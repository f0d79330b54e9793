import { showTheme } from './theme.ts';

/**
 * Stands in the head of every page. It shows the chosen theme, before the first paint and whenever the page comes into
 * sight: it may have been left, or made ahead, before the theme was chosen.
 */
showTheme();
addEventListener('visibilitychange', showTheme);
