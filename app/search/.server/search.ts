import type { ConditionId } from '#app/conditions/index.ts';
import { paths } from '#app/paths.ts';
import { wishInWords, wishParameters, wishTitle } from '#app/sessions/.server/index.ts';
import type { SearchDocument, SearchKind } from '#app/site/.server/index.ts';
import { cleanQuery } from '#app/text/index.ts';
import { type CareLink, type CareNote, careNote, isToBeLeftOut, wordsOfCare } from './care-note.ts';
import type { SplitCompound } from './compounds.ts';
import { excerptOf, markWords, type Segment } from './marking.ts';
import { type NamedPlace, type PlaceNote, placeNote, readPlace, type SearchPlace, unknownPlace } from './places.ts';
import { planQuery, type QueryPlan } from './query-plan.ts';
import { type RankedDocument, rank } from './rank.ts';
import { type CareNeed, readCare } from './read-care.ts';
import type { SearchIndex } from './search-index.ts';
import { searchKind } from './search-kinds.ts';
import { genericWords, stopWords } from './stop-words.ts';
import { stacked, worthShowing } from './tiers.ts';

/** What is searched. */
export interface SearchIndexes {
  readonly content: SearchIndex;
  readonly studios: SearchIndex;
  /** Splits compounds by the words of the content. */
  readonly split: SplitCompound;
  readonly places: readonly SearchPlace[];
}

export interface Hit {
  readonly path: string;
  readonly title: readonly Segment[];
  readonly facts: readonly Segment[];
  readonly excerpt: readonly Segment[];
  readonly picture: string | null;
  /** What to mind there, for who asked about a complaint. */
  readonly care: string | null;
  /** The higher, the better; hits of all kinds are ranked in one order. */
  readonly score: number;
}

export interface HitGroup {
  readonly kind: SearchKind;
  /** How many there are in all; at most `groupLimit` of them are in `hits`. */
  readonly total: number;
  readonly hits: readonly Hit[];
}

export interface SearchResults {
  /** As it was looked for: cut and cleaned. */
  readonly query: string;
  readonly total: number;
  /** The group with the best hit first, and the best first within each. */
  readonly groups: readonly HitGroup[];
  /** What stands above the answers where the query speaks of distress, pain or illness. */
  readonly care: CareNote | null;
  /** What stands above them where it names a place without studios. */
  readonly place: PlaceNote | null;
  /** The session that is put together for a query such as `10 min nakke kontor`. */
  readonly session: CareLink | null;
}

export const groupLimit = 6;

/** The pages that answer a query, grouped by kind in one ranked order. Any string is a query; an empty one finds nothing. */
export function search(rawQuery: string, indexes: SearchIndexes): SearchResults {
  const { content, studios, places } = indexes;
  const query = cleanQuery(rawQuery);
  const isOwnWord = (word: string) => content.words.has(word) || stopWords.has(word) || genericWords.has(word);
  const isKnownWord = (word: string) => isOwnWord(word) || studios.words.has(word);
  const need = readCare(query, isOwnWord);
  const care = need && careNote(need, content.documents);
  if (need?.isAcute) return { query, total: 0, groups: [], care, place: null, session: null };
  const named = readPlace(query, places, isOwnWord);
  const found = named ? findInPlace(query, named, indexes) : findAll(query, indexes);
  const ranked =
    need && care
      ? inOrderOfCare(found, need, named ? null : care.session, content.documents, called(query, indexes))
      : found;
  const groups = [...Map.groupBy(ranked, ({ document }) => document.kind)].map(([kind, group]) => ({
    kind: searchKind(kind),
    total: group.length,
    hits: group.slice(0, groupLimit).map((hit) => toHit(hit, need?.conditions ?? [])),
  }));
  const place = named ? placeNote(named.place, places) : unknownPlace(query, isKnownWord);
  return { query, total: ranked.length, groups, care, place, session: sessionFor(query) };
}

function sessionFor(query: string): CareLink | null {
  const wish = wishInWords(query);
  return wish && { path: paths.composer(wishParameters(wish)), title: wishTitle(wish), words: null };
}

function vocabularyOf({ content, studios, split }: SearchIndexes) {
  return { words: [content.words, studios.words], split };
}

function findAll(query: string, indexes: SearchIndexes): readonly RankedDocument[] {
  const plan = planQuery(query, vocabularyOf(indexes));
  return worthShowing([indexes.content, indexes.studios].flatMap((index) => rank(index, plan)));
}

/**
 * Where more is asked for than a place, the studios there that have it, then the place; else the place, then its
 * studios. A place without studios is followed by the nearest one that has some, and all by our own pages on the rest.
 */
function findInPlace(query: string, { place, rest }: NamedPlace, indexes: SearchIndexes): readonly RankedDocument[] {
  const { content, studios, places } = indexes;
  const isWord = isOneOf(place.words);
  const cityAt = (wanted: string | undefined) =>
    studios.documents
      .filter(({ path }) => path === wanted)
      .map((document) => ({ document, score: 1, isComplete: true, isMatch: isWord }));
  const studiosFor = (wanted: QueryPlan) =>
    worthShowing(rank(studios, wanted).filter(({ document }) => place.studioPaths.has(document.path)));
  const plan = planQuery(rest, vocabularyOf(indexes));
  if (!plan.isTelling && place.studioPaths.size > 0) {
    const whole = planQuery(query, vocabularyOf(indexes));
    return stacked([cityAt(place.path), studiosFor(whole), worthShowing(rank(content, whole))]);
  }
  return stacked([
    studiosFor(plan).filter(({ isComplete }) => isComplete),
    cityAt(place.path),
    cityAt(placeNote(place, places)?.nearest?.path),
    plan.isTelling ? worthShowing(rank(content, plan)) : [],
  ]);
}

/** The pages whose title is just the query. */
function called(query: string, indexes: SearchIndexes): ReadonlySet<SearchDocument> {
  return new Set(indexes.content.called(planQuery(query, vocabularyOf(indexes)).title));
}

/** What is called so, as «Knærne mot brystet», then the session, then what is fine, then what is to be adapted; what is to be left out is left out. */
function inOrderOfCare(
  found: readonly RankedDocument[],
  { conditions }: CareNeed,
  session: CareLink | null,
  documents: readonly SearchDocument[],
  asked: ReadonlySet<SearchDocument>,
): readonly RankedDocument[] {
  const gentlest = documents
    .filter(({ path }) => path === session?.path)
    .map((document) => ({ document, score: 1, isComplete: true, isMatch: () => false }));
  const others = found.filter(
    ({ document }) => document.path !== session?.path && !isToBeLeftOut(document, conditions),
  );
  const isFine = ({ document }: RankedDocument) => wordsOfCare(document, conditions) === null;
  const named = others.filter(({ document }) => asked.has(document));
  const unnamed = others.filter(({ document }) => !asked.has(document));
  return stacked([named, gentlest, unnamed.filter(isFine), unnamed.filter((ranked) => !isFine(ranked))]);
}

function toHit({ document, score, isMatch }: RankedDocument, conditions: readonly ConditionId[]): Hit {
  return {
    path: document.path,
    title: markWords(document.title, isMatch),
    facts: markWords(document.facts, isMatch),
    excerpt: markWords(excerptOf(document, isMatch), isMatch),
    picture: document.picture ?? null,
    care: wordsOfCare(document, conditions),
    score,
  };
}

function isOneOf(words: readonly string[]): (word: string) => boolean {
  return (word) => words.includes(word);
}
