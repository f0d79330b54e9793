/** The same button within another island. */

export { default as Save } from './save.island.tsx';
