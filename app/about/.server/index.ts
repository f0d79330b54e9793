/** Every kind of content that has pages of its own. */

export { kinds } from './kinds.ts';
