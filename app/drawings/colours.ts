import { tokenColours } from './token-colours.ts';
import tokens from './tokens.css?raw';

/** A colour of `tokens.css` by its name, without the dashes, as `#rrggbb`; in the light scheme where none is named. */
export const colour = tokenColours(tokens);
