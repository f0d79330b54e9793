/** The mark by which the server knows our own inline scripts. */

export { scriptMark } from './script-mark.ts';
