/** What loaders share: settings, texts of pages, kinds of content and their cards. */

export { cardMaker, filteredCards } from './cards.ts';
export { siteContext } from './context.ts';
export { joined, ownPicture, paragraphsOf } from './document-text.ts';
export type { SearchDocument, SearchKind } from './documents.ts';
export { type ContentItem, type ContentKind, drawingOf } from './kind-declaration.ts';
export { textOf, textPage } from './text-page.ts';
