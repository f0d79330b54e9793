import { withQuery } from '#app/paths.ts';
import { counted } from '#app/text/index.ts';
import {
  type CardData,
  type FilterChoice,
  FilterForm,
  type FilterGroup,
  type PageOf,
  Pagination,
} from '#app/ui/index.ts';
import { CardSection } from './card-section.tsx';

interface FilteredCardSectionProps {
  id: string;
  heading: string;
  /** Of the page that the section stands on. */
  path: string;
  groups: readonly FilterGroup[];
  choice: FilterChoice;
  /** Those that are left, and one page of them. */
  total: number;
  cards: PageOf<CardData>;
  words: {
    readonly singular: string;
    readonly plural: string;
    /** What is said where none are left, and the link that shows them all again. */
    readonly none: string;
    readonly all: string;
  };
}

/** The section of a page that is a list of cards, with the filters over it. */
export function FilteredCardSection(props: FilteredCardSectionProps) {
  const { id, heading, path, groups, choice, total, cards, words } = props;
  const address = `${path}#${id}`;
  return (
    <CardSection
      id={id}
      heading={heading}
      cards={cards.items}
      empty={{ text: words.none, link: words.all, path: address }}
      foot={
        <Pagination
          number={cards.number}
          pages={cards.pages}
          addressOf={(side) => withQuery(path, { ...choice, side: side === 1 ? '' : String(side) })}
          fragment={id}
        />
      }
    >
      <FilterForm
        action={address}
        groups={groups}
        choice={choice}
        status={counted(total, words.singular, words.plural)}
      />
    </CardSection>
  );
}
