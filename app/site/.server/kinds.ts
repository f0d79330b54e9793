import type { ContentItem, ContentKind } from './kind-declaration.ts';

/** Every kind of content that has pages of its own: one for each file `app/ROOM/.server/NAME-kind.ts`, in their order. */
export const kinds: readonly ContentKind<ContentItem>[] = Object.values(
  import.meta.glob<ContentKind<ContentItem>>('../../*/.server/*-kind.ts', { eager: true, import: 'default' }),
);
