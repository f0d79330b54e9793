import tokens from '#app/ui/styles/tokens.css?raw';
import { tokenColours } from './token-colours.ts';

/** A colour of `tokens.css` by its name, without the dashes, as `#rrggbb`; in the light scheme where none is named. */
export const colour = tokenColours(tokens);
