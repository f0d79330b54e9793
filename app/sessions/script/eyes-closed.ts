import type { SpokenLines, SpokenSide } from './script.ts';

/** What a line can tell somebody with closed eyes: where the weight is, a movement in or out, how one knows that it is right. */
export type Told = 'weight' | 'way' | 'sign';

const sided =
  'fot|fotsåle|hæl|ankel|legg|kne|lår|bein|hofte|skulder|arm|overarm|underarm|albue|hånd|håndledd|håndflate|tær|øre';
/** One of two, said as if there were one. */
const oneOfTwo =
  'foten|fotsålen|hælen|ankelen|leggen|kneet|låret|beinet|hoften|skulderen|armen|overarmen|underarmen|albuen|hånden|håndleddet|håndflaten|øret';
/** «Det fremre kneet»: there is only one. */
const described = new RegExp(`(?<!\\p{L})(?:den|det) \\p{L}+e (?:${oneOfTwo})(?!\\p{L})`, 'giu');
const side = '(?:høyre|venstre)';

const pointing: readonly RegExp[] = [
  word('her|hit|dit|slik|sånn|dette|denne|disse|tegningen|bildet|som vist'),
  word('skjermen|figuren|videoen|pilen|speil\\w*|som lyser'),
  word('der (?:borte|nede|oppe|framme|inne)'),
  word('(?:som|slik) (?:meg|jeg)'),
];
const looking = word('se|ser');

const lateSides: readonly RegExp[] = [
  word(`(?:${oneOfTwo})(?: din| ditt)? (?:på|fra|til) (?:den )?${side}(?: siden?| for deg)`),
  word(`(?:${oneOfTwo}|tærne)(?: [^,.]*)?, (?:altså |på )?(?:den |det |de )?${side}`),
  word(`(?:den|det|de) ${side}(?! (?:${sided}))`),
];

const weight: readonly RegExp[] = [
  word('vekten|tyngden|bærer|bære deg|veggen holder'),
  word('presser? (?:[^.]*) ?ned'),
  word('press (?:yttersiden|begge|\\p{L}+ (?:\\p{L}+ )?ned)'),
  word('(?:skyv|press) gulvet|slipp setet ned'),
  word('tung(?:e|t)? (?:mot|i)'),
  word('(?:setet|sitteknutene|føttene|hælene|beina) (?:\\p{L}+ )*tung(?:e|t)?'),
  word('hviler? (?:mot (?:gulvet|underlaget|matta)|tungt)'),
  word('(?:skulder|skuldrene|hofte|hoftene|ryggen|bekkenet) (?:er|være) (?:like )?tunge?|skulder hviler'),
];

const movements =
  'stå|bøy|strekk|legg|sett|løft|senk|ta|flytt|vend|vri|rull|skyv|trekk|før|samle|kom|gå|fell|støtt|hold|hvil|press|kryss|drei|len|reis|sving|vipp|rist|slipp|hjelp|snu|løs|åpne|ligg|sitt|la|knytt|stans|bli|veksle|beveg';
/** Moves no part of the body from its place: looked for in no way in. */
const still =
  /^(?:bli|hold|la|sitt|stopp|slipp|hvil|åpne)(?!\p{L})|^press(?! \p{L}+ \p{L}+ (?:og|,))|^skyv gulvet|^strekk deg lang|^trekk skuldrene ned|^(?:hvil blikket)/iu;
/** «La høyre øre synke»: nobody lifts or sets anything, and the body moves all the same. */
const settling = /^la (?:\p{L}+ )+(?:synke|rulle|gli|falle)(?!\p{L})/iu;
const conditional = word('hvis|når|om du vil|mindre');
const states =
  'er|blir|peker|står|ligger|hviler|går|faller ikke|bærer|presser|vender|holder|løfter|strekker|svever|kommer|kjennes|arbeider|møter|trenger ikke';
const feeling = /(?:^|, og )kjenn (?!etter)\p{L}/iu;
const open = word('kan|hvis|får|vil|skal');
const stateOfBody = new RegExp(
  `^(?:du |kjenn |begge |hele |høyre |venstre |(?:\\p{L}+(?:ne|en|et|a|ene|siden)) )(?:[^,.]*? )?(?:${states}|kjenner|tungt?e?)(?!\\p{L})`,
  'iu',
);

/** What in a line nobody can follow without eyes; each a reason in a message. */
export function unseenErrors(text: string): string[] {
  const errors: string[] = [];
  if (pointing.some((pattern) => pattern.test(text))) errors.push('points at something');
  if (lateSides.some((pattern) => pattern.test(text))) errors.push('names a limb before its side');
  return errors;
}

/** Whether a line names one of two limbs and does not say which. A body scan may: it names the side once, and goes on there. */
export function lacksSide(text: string): boolean {
  return sentencesOf(text).some(isWithoutSide);
}

/** Whether a line asks one to look: a meditation may, a practice with closed eyes may not. */
export function asksToLook(text: string): boolean {
  return looking.test(text);
}

/** What a line tells somebody who listens. */
export function toldBy(text: string): ReadonlySet<Told> {
  const told = new Set<Told>();
  if (weight.some((pattern) => pattern.test(text))) told.add('weight');
  for (const sentence of sentencesOf(text)) {
    if (isMovement(sentence)) told.add('way');
    if (isState(sentence)) told.add('sign');
  }
  return told;
}

/** What the words of a pose lack for somebody with closed eyes; empty when all is told. */
export function untold({ before, in: wayIn, hold, out, second }: SpokenLines): string[] {
  const tells = (lines: SpokenSide['in'], what: Told) => lines.some(({ text }) => toldBy(text).has(what));
  const missing: string[] = [];
  if (!tells([...before, ...wayIn, ...hold], 'weight')) missing.push('where the weight is');
  if (!tells([...wayIn, ...hold], 'sign')) missing.push('a sign that it is right');
  for (const one of second ? [{ in: wayIn, out }, second] : [{ in: wayIn, out }]) {
    if (!tells(one.in, 'way')) missing.push('a way in');
    if (!tells(one.out, 'way')) missing.push('a way out');
  }
  return missing;
}

function isWithoutSide(sentence: string): boolean {
  const unnamed = sentence.replaceAll(described, '');
  return word(oneOfTwo).test(unnamed) && !word(side).test(sentence);
}

function isMovement(sentence: string): boolean {
  if (conditional.test(sentence)) return false;
  return sentence.split(/,? og |, /u).some((part) => {
    const bare = part.replace(/^(?:så|langsomt|rolig|sakte) /iu, '');
    return new RegExp(`^(?:${movements})(?!\\p{L})`, 'iu').test(bare) && (!still.test(bare) || settling.test(bare));
  });
}

/** A statement about the body: no order, and nothing that may be or may not. */
function isState(sentence: string): boolean {
  const isOrder = new RegExp(`^(?:${movements}|pust|følg|lukk|gjør)(?!\\p{L})`, 'iu').test(sentence);
  return feeling.test(sentence) || (!isOrder && stateOfBody.test(sentence) && !open.test(sentence));
}

function sentencesOf(text: string): string[] {
  return text.split(/[.?:]\s*/u).filter(Boolean);
}

function word(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
}
