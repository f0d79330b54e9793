import type { CardData } from '#app/ui/card.tsx';
import { imageAddress } from '#app/ui/image-address.ts';
import type { ContentItem, ContentKind } from './kind-declaration.ts';

/** Items of a kind as cards that lead to their pages; `imageService` is the site's address pattern for photo ids. */
export function cardMaker<Item extends ContentItem>(
  kind: Pick<Required<ContentKind<Item>>, 'card' | 'path'>,
  imageService: string,
): (item: Item) => CardData {
  return (item) => {
    const card = kind.card(item);
    return { ...card, href: kind.path(item), image: imageAddress(card.image ?? '', imageService) };
  };
}
