import { type ConditionNote, conditionIds } from '#app/conditions/index.ts';
import type { ScriptStep } from '../script/script.ts';
import type { Rule } from './care-rules.ts';
import type { Composition } from './compose.ts';
import { ownLinesOf } from './step-lines.ts';

/** What advice asks for, and how a line speaks against it: another direction, another breath, a larger movement. */
export const against: readonly (readonly [asked: RegExp, contrary: RegExp])[] = [
  [/bøy[^.]*mindre/iu, /over ankelen/iu],
  [/uten å skyve med armene/iu, /hendene hjelper/iu],
  [
    /(løft|bøy|skli|synke|vri|vipp|rull|drei)\P{L}?[^.]*(bare|litt|halvveis)|smått|mindre|lavt|lavere|nærmere hverandre/iu,
    /lite eller stort|mot ørene|beina bli tyngre|bøy deg over|len deg sidelengs|bøye deg litt fram/iu,
  ],
  [/en håndsbredd|løft bare litt|løft lavt/iu, /løft hoftene halvveis|løft bare så høyt at/iu],
  [/skli ned bare litt|løft foten lavt/iu, /så langt det er (greit|godt)/iu],
  [/sitt (høyere|bare litt ned)/iu, /sett hoftene bakover, uten å sette deg/iu],
  [/halvveis tilbake/iu, /trekk dem tilbake/iu],
  [
    /hendene på (hoftene|bekkenet)|armene være nede|hendene bak lårene/iu,
    /løft armene om|strekk armene fram|går de til hælene/iu,
  ],
  [/(hold i|stå ved) en vegg/iu, /hendene kan møtes/iu],
  [/vend ansiktet (ned|rett fram eller ned)/iu, /nakken øm, peker nesen/iu],
  [/bøy det ikke bakover/iu, /la hodet følge etter/iu],
  [/haken mot brystet/iu, /klemmer i nakken/iu],
  [/armen ligge nær kroppen/iu, /armene hvile ut til siden/iu],
  [/drei deg åpent/iu, /på utsiden av (høyre|venstre) lår/iu],
  [/vend kneet mindre ut/iu, /kne peker ut til siden/iu],
  [/knærne bøyd|over et rullet teppe|bøy det fremre kneet litt/iu, /bøy knærne (mer|godt) hvis|knærne kan være bøyd/iu],
  [/pute under knærne/iu, /strekk ut beina(?!, med en pute)/iu],
  [/føttene lenger/iu, /^samle fotsålene, og|knærne er tunge|rundt anklene/iu],
  [/strekk ut det nederste/iu, /bøyd inntil setet/iu],
  [/fingertuppene/iu, /press hendene ned|sett hendene i gulvet ved/iu],
  [/hodet i ro/iu, /haken synke/iu],
  [/skyv fra med hendene|hendene på stolen/iu, /støtt hendene på lårene/iu],
  [/en håndsbredd/iu, /så stor som hofter og knær/iu],
  [/tykt teppe/iu, /er knærne stive|gjerne på et teppe/iu],
];
/** What keeps a movement small or a head still: told once it has begun it is told too late. */
const limit =
  /hodet i ro|bare litt|(?<!\p{L})liten(?!\p{L})|håndsbredd|smått|et lite stykke|halvveis|mellom overarmene/iu;
const alsoThere = /den andre siden/iu;

/** What a teacher asks of advice for a condition, beside `composition-errors.ts`. */
export const adviceRules: Readonly<Record<string, Rule>> = {
  'no line speaks against advice': (composition) =>
    advised(composition).flatMap(({ id, note, step }) =>
      against
        .filter(([asked]) => asked.test(note.words))
        .flatMap(([, contrary]) => ownLinesOf(step).filter(({ text }) => contrary.test(text)))
        .map(({ text }) => `${id}: «${note.words}» and «${text}»`),
    ),

  'what advice stands for is not said': (composition) =>
    advised(composition).flatMap(({ id, note, step }) =>
      (note.instead ?? [])
        .filter(({ line }) => ownLinesOf(step).some(({ text }) => text === line))
        .map(({ line }) => `${id}: «${line}»`),
    ),

  'how far is told before one goes': (composition) =>
    advised(composition).flatMap(({ id, note, step }) => {
      const limits = (note.instead ?? []).flatMap(({ say = '' }) => (limit.test(say) ? [say] : []));
      const { before, in: wayIn, hold } = step.spoken;
      const early = [...before, ...wayIn, ...hold.slice(0, 1)];
      const isTold = limits.length === 0 || early.some(({ text }) => limits.includes(text) || limit.test(text));
      return isTold ? [] : [`${id}: ${limits.join(' ')}`];
    }),

  'one piece of advice at most before each': ({ plan }) =>
    plan.flatMap(({ item }) => {
      const advice = new Set(Object.values(item.conditions).map((note) => note?.words));
      const said = item.spoken.before.filter(({ text }) => advice.has(text)).length;
      return said > 1 ? [`${item.id}, ${said}`] : [];
    }),

  'advice is given on both sides': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const { spoken } = script.steps[index + 1] ?? {};
      if (!spoken?.second) return [];
      const notes = Object.values(item.conditions).filter((note) => !note?.uses?.length);
      const told = spoken.between ?? [];
      return spoken.before
        .filter(({ text }) => notes.some((note) => note?.words === text))
        .filter(({ text }) => !told.some((line) => line.text === text || alsoThere.test(line.text)))
        .map(({ text }) => `${item.id}: ${text}`);
    }),
};

/** The advice for the conditions of a wish, with the step that it is for, but what is shown alone or said on the way. */
function advised({ plan, script, wish }: Composition): { id: string; note: ConditionNote; step: ScriptStep }[] {
  return plan.flatMap(({ item }, index) => {
    const step = script.steps[index + 1];
    const silent = [...item.practice.shownFor, ...item.practice.shownAfter, ...item.practice.proppedFor];
    const ids = conditionIds.filter((id) => wish.conditions.includes(id) && !silent.includes(id));
    const notes = ids.flatMap((id) => item.conditions[id] ?? []).filter(({ verdict }) => verdict === 'adapt');
    return step ? notes.map((note) => ({ id: item.id, note, step })) : [];
  });
}
