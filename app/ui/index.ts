/** Parts of a page without subject or address. */

export { ButtonLink } from './button-link.tsx';
export { Callout } from './callout.tsx';
export { type CardData, CardGrid } from './card.tsx';
export { ContentPicture } from './content-picture.tsx';
export { Badge, FactList, Facts } from './facts.tsx';
export { FilterForm } from './filter-form.tsx';
export {
  chosenFilters,
  type FilterChoice,
  type FilterGroup,
  filtered,
  filterQuery,
  isFiltered,
  listQuery,
  optionsOf,
} from './filters.ts';
export { FoldedFilters } from './folded-filters.tsx';
export { default as HoverCard } from './hover-card.island.tsx';
export { Icon, type IconName, iconNames } from './icons/icon.tsx';
export { Logo } from './icons/logo.tsx';
export { SiteIcon, siteIconNames } from './icons/site-icon.tsx';
export { imageAddress } from './image-address.ts';
export { Minutes } from './minutes.tsx';
export { Pagination } from './pagination.tsx';
export { cardsPerPage, type PageOf, pageOf } from './paging.ts';
export { Precautions } from './precautions.tsx';
export { Paragraphs, Prose } from './prose.tsx';
export { Reading } from './reading.tsx';
export { Section } from './section.tsx';
export { default as Share } from './share.island.tsx';
export { Spinner } from './spinner.tsx';
export { Summary } from './summary.tsx';
export { TermList, TextList } from './text-list.tsx';
export { type ReviewFacts, TextReview } from './text-review.tsx';
export { showToast } from './toast.tsx';
export { useTypeahead } from './use-typeahead.ts';
