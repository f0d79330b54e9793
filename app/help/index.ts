/** The numbers to call: one list for all texts, and how a page shows them. */

export { HelpLineList } from './help-line-list.tsx';
export { callHref, type HelpLine } from './help-lines.ts';
