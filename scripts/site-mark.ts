import { readFileSync } from 'node:fs';
import { tokenColours } from '#app/drawings/token-colours.ts';

const colour = tokenColours(readFileSync('app/ui/styles/tokens.css', 'utf8'));

/** The ground of the mark, so that its rounded corners vanish where a platform cuts its own. */
export const markGround = colour('mark-ground');

/** The mark in the browser's tab: `app/ui/icons/favicon.svg`, drawn in the colours of `tokens.css`. */
export const markDrawing = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><title>Pusterom</title><rect width="32" height="32" rx="7" fill="${markGround}"/><path d="M7 18a9 9 0 0 1 18 0z" fill="${colour('mark-sun')}"/><path d="M5 19h22M9.5 23h13" stroke="${colour('mark-line')}" stroke-width="2.25" stroke-linecap="round"/></svg>\n`;
