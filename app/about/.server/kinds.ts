import type { ContentItem, ContentKind } from '#app/site/.server/index.ts';

/**
 * Every kind of content that has pages of its own: one for each file `app/ROOM/NAME-kind.ts`, in their order. Not in a
 * `.server` folder: the build's glob passes over names that begin with a dot, and a test's does not.
 */
export const kinds: readonly ContentKind<ContentItem>[] = Object.values(
  import.meta.glob<ContentKind<ContentItem>>('/app/*/*-kind.ts', { eager: true, import: 'default' }),
);
