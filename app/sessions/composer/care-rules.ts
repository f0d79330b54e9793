import type { Thing } from '#app/conditions/index.ts';
import type { ScriptStep } from '../script/script.ts';
import type { Composition } from './compose.ts';
import type { PropId } from './knowledge.ts';
import { linesOf } from './step-lines.ts';
import { isShort } from './wish.ts';

export type Rule = (composition: Composition) => string[];

const farFromFloor = ['kne', 'hofte', 'rygg', 'svimmel', 'beinskjorhet', 'gravid', 'hjerte'];
const slowToRise = ['svimmel', 'hoyt-blodtrykk', 'hjerte', 'beinskjorhet', 'gravid'];
const stops = {
  hjerte: /stans hvis .*vondt i brystet.*én én tre/iu,
  gravid: /stans hvis .*magen strammer seg.*(blør du|blødning).*fødeavdelingen straks/iu,
  svimmel: /åpne øynene og stans/iu,
  rygg: /stans hvis det stråler ned i et bein/iu,
  nakke: /stans hvis det stråler ut i en arm/iu,
  skulder: /stans hvis det stikker i en skulder/iu,
  hofte: /stans hvis det stikker i lysken/iu,
  'hoyt-blodtrykk': /stans hvis du får hodepine|hodepine, uklart syn/iu,
  beinskjorhet: /stans hvis du får en skarp smerte/iu,
  oyetrykk: /stans ved øyesmerter, lysglimt eller skygge, og ring legevakten straks/iu,
  kne: /stans hvis et kne/iu,
  handledd: /stans hvis det stikker i et håndledd/iu,
  refluks: /rett deg opp, hvis det svir/iu,
  brokk: /hold aldri pusten/iu,
};
const byTheChair =
  /^reis deg langsomt, og hold i stolen|når du skal opp, (vender du deg mot|legger du teppet foran) stolen og kommer på kne/iu;
const onTheEdge =
  /(over på (den gode )?siden|mot sengekanten|til den gode siden) når du skal opp.* .*(underarmene|den gode underarmen)|^opp av sengen går du over siden, og skyver fra med underarmene/iu;
const awakeOnTheEdge = /utfor sengekanten, og skyv fra med underarmene til du sitter/iu;

const laysThings = /(?<!\p{L})(legg|legger|bygg)(?!\p{L})[^.]*(?<!\p{L})(pute|teppe|bolster)/iu;
export const walks = /(?<!\p{L})gå ((bort|tilbake) til (?!puste)|til matta)/iu;
/** How each thing is spoken of, where it is there anyway, and how a wish says that it is not. */
export const thingWords: Readonly<Record<Thing, { word: RegExp; isThere?: RegExp; isLeftOut?: PropId }>> = {
  teppe: { word: /(?<!\p{L})teppe/iu },
  pute: { word: /(?<!\p{L})(pute|bolster)/iu },
  belte: { word: /(?<!\p{L})belte/iu, isLeftOut: 'belte' },
  kloss: { word: /(?<!\p{L})kloss/iu, isLeftOut: 'blokk' },
  // «Stolen» is a pose as well.
  stol: { word: /(?<!\p{L})stol(en|rygg|ryggen|setet)?(?!\p{L})/u, isThere: /stol|kontor/u },
  vegg: { word: /(?<!\p{L})vegg/iu, isLeftOut: 'vegg' },
};

/** What somebody's body asks of the words around and between the parts of a session: the rest of `composition-errors.ts`. */
export const careRules: Readonly<Record<string, Rule>> = {
  'where the floor is far one goes down to it once': ({ plan, script, wish }) => {
    if (wish.place !== 'matte' || !wish.conditions.some((id) => farFromFloor.includes(id))) return [];
    const stands = plan.map(({ item }) => item.station === 'standing');
    const mayStand = ['bein', 'styrke', 'energi', 'hele'].includes(wish.need) && !isShort(wish);
    const welcome = script.steps[0]?.spoken.in.map(({ text }) => text).join(' ') ?? '';
    return [
      ...(stands.lastIndexOf(true) > stands.indexOf(false) ? ['stands up from the floor'] : []),
      ...(mayStand && !stands[0] && !wish.items.includes('tadasana') ? ['does not begin standing'] : []),
      ...(stands[0] && !/stå ved en stødig stol/iu.test(welcome) ? ['is not asked to stand by a chair'] : []),
    ];
  },

  'the last rising is told to whom it is hard': ({ script, wish: { conditions, place, need } }) => {
    const hard = place === 'matte' ? [...slowToRise, ...farFromFloor] : slowToRise;
    if (!conditions.some((id) => hard.includes(id))) return [];
    // Who falls asleep is told before.
    const told = script.steps.at(place === 'seng' && need === 'sovn' ? 0 : -1)?.spoken.in ?? [];
    const inBed = need === 'energi' ? awakeOnTheEdge : onTheEdge;
    const words = place === 'seng' ? inBed : byTheChair;
    return told.some(({ text }) => words.test(text)) ? [] : [place];
  },

  'where the floor is far the way down is by the chair': ({ plan, script, wish }) => {
    if (wish.place !== 'matte' || !wish.conditions.some((id) => farFromFloor.includes(id))) return [];
    const down = plan.findIndex(({ item }) => item.station !== 'standing');
    const said = script.steps[down + 1]?.spoken.passage.map(({ text }) => text) ?? [];
    return said.some((text) => /^(hold i|støtt knyttede hender på) stolsetet/iu.test(text))
      ? []
      : [`«${said.join(' ')}»`];
  },

  'who is dizzy is not asked to look about at the end': ({ script, wish }) => {
    if (!wish.conditions.includes('svimmel')) return [];
    const last = script.steps.at(-1)?.spoken.in ?? [];
    return last.filter(({ text }) => /blikket gå|armene opp/iu.test(text)).map(({ text }) => text);
  },

  'the welcome speaks of no advice that nobody can tell from the rest': ({ script }) =>
    (script.steps[0]?.spoken.in ?? []).filter(({ text }) => /råd/iu.test(text)).map(({ text }) => text),

  'the welcome asks for what is spoken of later, and for nothing else': ({ plan, script, wish }) => {
    const [welcome, ...steps] = script.steps.map(textOf);
    const later = steps.join(' ');
    const advised = plan.flatMap(({ item }) => wish.conditions.map((id) => item.conditions[id]?.words ?? '')).join(' ');
    return Object.entries(thingWords).flatMap(([name, { word, isThere, isLeftOut }]) => {
      if (isThere?.test(wish.place) || (isLeftOut && wish.props.includes(isLeftOut))) return [];
      const isAsked = word.test(welcome?.replace('med en pute under hodet', '') ?? '');
      const isSaid = word.test(later);
      if (isSaid && !word.test(welcome ?? '')) return [`does not ask for ${name}`];
      return isAsked && !isSaid && !word.test(advised) ? [`asks for ${name} in vain`] : [];
    });
  },

  'a chair is a steady one': ({ script, wish: { place } }) => {
    const welcome = textOf(script.steps[0]);
    const isAsked = place === 'stol' || place === 'kontor' || thingWords.stol.word.test(welcome);
    return !isAsked || /stødig stol|stol uten hjul/iu.test(welcome) ? [] : [welcome];
  },

  'there is time to lay a cushion, and to walk to a wall and back': ({ script }) =>
    script.steps
      .flatMap((step) =>
        linesOf(step).filter(
          ({ text, seconds }) => (laysThings.test(text) && seconds < 12) || (walks.test(text) && seconds < 8),
        ),
      )
      .map(({ text, seconds }) => `${seconds} s for «${text}»`),

  'back to the middle of the mat when the next thing is there': ({ plan, script, wish }) =>
    plan.flatMap(({ item, role }, index) => {
      const from = item.practice.leavesMat;
      const to = plan[index + 1]?.item.practice.leavesMat;
      if (wish.place !== 'matte' || !from || role === 'rest') return [];
      const said = script.steps[index + 1]?.spoken.after.map(({ text }) => text).join(' ') ?? '';
      const isAway = to === 'vegg' || to === 'stol';
      const isBack = /(gå|tilbake) til matta|midt på matta/iu.test(said);
      // The chair has been taken along where one went to it, or could have.
      const until = plan.slice(0, index + 1);
      const since = until.slice(until.findLastIndex((other) => !isGoneTo(other.item.practice.leavesMat)) + 1);
      const isChairAway = from !== 'langs-vegg' && since.some((other) => other.item.practice.uses.includes('stol'));
      const isWrong = isBack === isAway || (isBack && isChairAway !== /stol/iu.test(said));
      return isWrong ? [`${item.id}: «${said}»`] : [];
    }),

  'who may have to stop is told when': ({ script, wish: { conditions, level } }) => {
    const welcome = script.steps[0]?.spoken.in.map(({ text }) => text).join(' ') ?? '';
    const isHeart = conditions.includes('hjerte') || (conditions.includes('hoyt-blodtrykk') && level !== 'lett');
    const asked: Readonly<Record<string, boolean>> = {
      ...Object.fromEntries(conditions.map((id) => [id, true])),
      hjerte: isHeart,
    };
    return Object.entries(stops).flatMap(([id, words]) => ((asked[id] ?? false) === words.test(welcome) ? [] : [id]));
  },
};

function isGoneTo(place: string | null): boolean {
  return place === 'vegg' || place === 'stol';
}

/** All that is said in a step. */
function textOf(step: ScriptStep | undefined): string {
  return step
    ? linesOf(step)
        .map(({ text }) => text)
        .join(' ')
    : '';
}
