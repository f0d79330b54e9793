import type { ArmDirection, Base, BodyPosition } from './body-position.ts';
import type { Side } from './skeleton.ts';

/** What carries the body, in the order in which it settles the matter. */
const bases: readonly (readonly [RegExp, Base])[] = [
  [/sitteknut/u, 'sitting'],
  [/magen/u, 'belly'],
  [/hendene og fotryggene/u, 'belly'],
  [/(?:hånd|hendene|underarmene) og (?:føttene|tærne|knærne)|knærne og hendene|kne og \p{L}+ hånd/u, 'all-fours'],
  [/skuldrene|ryggen|bekkenet|albuene/u, 'back'],
  [/knærne|\bkne\b|hofte\b/u, 'kneeling'],
  [/føttene|\bfot\b/u, 'standing'],
];

const armWords = /(?<!\p{L})(?:arm|armen|armene|hånd|hendene|underarmene)(?!\p{L})/iu;
const armWays: readonly (readonly [RegExp, ArmDirection])[] = [
  [/framover i gulvet/u, 'forward'],
  [/i gulvet|på stolsetet|langs siden|henger|strukket ned/u, 'down'],
  [/bak ryggen/u, 'back'],
  [/ut til hver side|til sidene/u, 'side'],
  [/(?<!\p{L})(?:rett )?opp(?!\p{L})|over hodet/u, 'up'],
  [/(?<!\p{L})fram(?!\p{L})/u, 'forward'],
];

/** Says of one leg what the other does not do: in order of how much it tells. */
const legWords: readonly RegExp[] = [
  /(høyre|venstre) (?:fot|bein) (?:er|ligger) løftet|(høyre|venstre) fot er løftet/iu,
  /(høyre|venstre) fotsåle ligger mot/iu,
  /(høyre|venstre) fot (?:står|ligger) (?:foran|med ankelen over|i gulvet på utsiden)/iu,
  /(høyre|venstre) kne er bøyd/iu,
  /over (høyre|venstre) bein/iu,
];

/**
 * The position that a body gets into by words alone: sides, limbs, up and down. It knows neither the name of the pose
 * nor which part of the body a sentence was written for.
 */
export function positionFromWords(sentences: readonly string[]): BodyPosition {
  const base = baseIn(sentences);
  return {
    base,
    leading: leadingIn(sentences),
    arms: { right: armIn(sentences, 'right', base), left: armIn(sentences, 'left', base) },
  };
}

function baseIn(sentences: readonly string[]): Base {
  const weight = sentences.find((sentence) => /^(?:hele )?tyngden/iu.test(sentence)) ?? '';
  const text = sentences.join(' ');
  const found = bases.find(([words]) => words.test(weight))?.[1] ?? 'standing';
  if (/magen vender mot taket/iu.test(text)) return 'back';
  if (/hoftene står rett over skuldrene/iu.test(text)) return 'inverted';
  return found;
}

function leadingIn(sentences: readonly string[]): Side | null {
  for (const words of legWords) {
    const said = sentences.flatMap((sentence) => sidesOf(words.exec(sentence)));
    if (new Set(said).size === 1) return said[0] ?? null;
  }
  return null;
}

function sidesOf(match: RegExpExecArray | null): Side[] {
  const word = match?.slice(1).find((group) => group !== undefined);
  return word === undefined ? [] : [word.toLowerCase() === 'høyre' ? 'right' : 'left'];
}

function armIn(sentences: readonly string[], side: Side, base: Base): ArmDirection {
  if (base === 'inverted') return 'down';
  const own = side === 'right' ? /^høyre/iu : /^venstre/iu;
  const other = side === 'right' ? /^venstre/iu : /^høyre/iu;
  const about = sentences.filter((sentence) => armWords.test(subjectOf(sentence)) && !other.test(sentence));
  const ordered = [...about.filter((sentence) => own.test(sentence)), ...about];
  const ways = ordered.map((sentence) => armWays.find(([words]) => words.test(sentence))?.[1]);
  return ways.find((way) => way !== undefined) ?? 'down';
}

/** What a sentence is about stands before its verb, in the first words. */
function subjectOf(sentence: string): string {
  return sentence.split(' ').slice(0, 2).join(' ');
}
