import type { RouterContextProvider } from 'react-router';
import {
  type CardData,
  cardsPerPage,
  chosenFilters,
  type FilterChoice,
  type FilterGroup,
  filtered,
  imageAddress,
  type PageOf,
  pageOf,
} from '#app/ui/index.ts';
import { siteContext } from './context.ts';
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

/** The choice that an address makes of the items of a kind, and of those that are left the cards of one page. */
export function filteredCards<Item extends ContentItem>(
  kind: Pick<Required<ContentKind<Item>>, 'items' | 'card' | 'path'>,
  groups: readonly FilterGroup[],
  { url, context }: { url: URL; context: Readonly<RouterContextProvider> },
): { choice: FilterChoice; total: number; cards: PageOf<CardData> } {
  const choice = chosenFilters(groups, url.searchParams);
  const { imageService } = context.get(siteContext).site;
  const left = filtered(kind.items, choice);
  const page = pageOf(left, url.searchParams.get('side') ?? '', cardsPerPage);
  return { choice, total: left.length, cards: { ...page, items: page.items.map(cardMaker(kind, imageService)) } };
}
