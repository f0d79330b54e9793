import { positionOf } from '#app/.server/library.ts';
import { paths } from '#app/paths.ts';
import { cityKey } from '#app/studios/rules/city.ts';
import { byDistance, countCities, type DirectorySnapshot, type Position, writeKm } from '#app/studios/rules/index.ts';
import { cities as citiesFile } from '#content';
import { fold, foldedWords, wordSpans } from './normalise.ts';
import { editsBetween, forgivenEdits } from './spelling.ts';
import { genericWords } from './stop-words.ts';

/** A place that a query may name. */
export interface SearchPlace {
  readonly name: string;
  /** Its name, folded. */
  readonly words: readonly string[];
  readonly path: string;
  /** The addresses of the studios there. */
  readonly studioPaths: ReadonlySet<string>;
  /** Whether it stands in the directory; others are only known by where they lie. */
  readonly isListed: boolean;
  readonly position: Position | null;
}

/** The place that a query names, and the rest of the query. */
export interface NamedPlace {
  readonly place: SearchPlace;
  readonly rest: string;
}

/** Small words before a place: «yoga i Ski» means the town. */
const placeWords: ReadonlySet<string> = new Set(['i', 'pa', 'ved', 'ner', 'rundt', 'til'].map(fold));

/** The places of the directory, and the other towns that the site knows the position of; those of several words first. */
export function searchPlaces(snapshot: DirectorySnapshot, fixedCities: readonly string[]): readonly SearchPlace[] {
  const listed = countCities(fixedCities, snapshot).map(({ name }) => name);
  const keys = new Set(listed.map(cityKey));
  const others = citiesFile.otherPlaces.map(({ name }) => name).filter((name) => !keys.has(cityKey(name)));
  const places = [...listed, ...others].map((name) => ({
    name,
    words: foldedWords(name),
    path: paths.studioLocation(name),
    studioPaths: new Set((snapshot.byCity.get(cityKey(name))?.studios ?? []).map(({ slug }) => paths.studio(slug))),
    isListed: keys.has(cityKey(name)),
    position: positionOf(name),
  }));
  return places.toSorted((a, b) => b.words.length - a.words.length);
}

/**
 * Finds a place in a query. One without studios must be asked for as a place, since «ski» and «sola» are words as well:
 * after a small word such as «i», alone, beside nothing but «yoga», or by a name that `isKnownWord` does not know;
 * a mistyped name counts where it is no known word.
 */
export function readPlace(
  query: string,
  places: readonly SearchPlace[],
  isKnownWord: (word: string) => boolean,
): NamedPlace | null {
  const words = foldedWords(query);
  for (const matches of [isExact, isMistyped]) {
    for (const place of places) {
      const at = words.findIndex((_, index) =>
        place.words.every((word, offset) => matches(word, words[index + offset])),
      );
      if (at < 0) continue;
      const rest = words.filter((_, index) => index < at || index >= at + place.words.length);
      const isMeant = placeWords.has(words[at - 1] ?? '') || rest.every((word) => genericWords.has(word));
      const isNoOtherWord = !place.words.every(isKnownWord);
      if (place.isListed || isMeant || isNoOtherWord) return { place, rest: rest.join(' ') };
    }
  }
  return null;

  function isMistyped(word: string, typed: string | undefined): boolean {
    if (!typed || typed.length < 5 || typed[0] !== word[0] || isKnownWord(typed)) return isExact(word, typed);
    return editsBetween(typed, word, 1).whole <= Math.min(1, forgivenEdits(word));
  }
}

/** What is said of a place, with the nearest one that has studios. */
export interface PlaceNote {
  readonly text: string;
  readonly nearest: { readonly name: string; readonly path: string } | null;
}

/** What to say of a place without studios; null where it has some. */
export function placeNote(
  { name, studioPaths, position }: SearchPlace,
  places: readonly SearchPlace[],
): PlaceNote | null {
  if (studioPaths.size > 0) return null;
  const known = places.filter((place) => place.studioPaths.size > 0 && place.position !== null);
  const nearest = position ? byDistance(known, position)[0] : undefined;
  if (!nearest || nearest.km === null) return { text: `Vi kjenner ingen yogastudioer i ${name} ennå.`, nearest: null };
  return {
    text: `Vi kjenner ingen yogastudioer i ${name} ennå. Det nærmeste stedet med studio er ${nearest.name}, ${writeKm(nearest.km)} unna i luftlinje.`,
    nearest: { name: nearest.name, path: nearest.path },
  };
}

/** What to say where a studio is asked for in a place that nobody knows; null where none is. */
export function unknownPlace(query: string, isKnownWord: (word: string) => boolean): PlaceNote | null {
  const words = foldedWords(query);
  if (!words.some((word) => word.includes('studio'))) return null;
  const at = words.lastIndexOf('i');
  const name = words[at + 1];
  if (at < 0 || name === undefined || isKnownWord(name)) return null;
  const written = wordSpans(query)[at + 1]?.word ?? name;
  return {
    text: `Vi kjenner ikke noe sted som heter «${written}». Prøv navnet på en by i nærheten.`,
    nearest: null,
  };
}

function isExact(word: string, typed: string | undefined): boolean {
  return word === typed;
}
