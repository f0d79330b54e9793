import { type LaidOutStep, layOut } from '../script/layout.ts';
import type { ScriptStep } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import { type Rule, thingWords } from './care-rules.ts';
import { textsOf } from './step-lines.ts';

const lifted = /^(setu-bandha|matsyasana|salamba|halasana|urdhva-dhanurasana|viparita)/u;
const shortMinutes = 6;
const movesForward = /flytt deg (langt |litt )?fram/iu;

/** What can be done as it is said, from where one is and with what one has: the rest of `composition-errors.ts`. */
export const saidRules: Readonly<Record<string, Rule>> = {
  'who may have sat deep moves forward before rising or turning': ({ script, wish }) => {
    let at: Station = script.startsAt;
    const isDizzy = wish.conditions.includes('svimmel');
    return layOut(script, wish.minutes).flatMap(({ rows }) =>
      rows.flatMap(({ text, to }, index) => {
        const rises = at === 'chair' && to.includes('standing');
        const turns = /på stolsetet bak deg/iu.test(text);
        const before = rows.slice(Math.max(0, index - 4), index + 1);
        at = to.at(-1) ?? at;
        const isForward = before.some((row) => movesForward.test(row.text));
        const isHeld = !isDizzy || /langsomt.*kjenn setet mot leggene/iu.test(text);
        const isSecond = rows[index]?.side === 'second';
        return (rises && !(isForward && isHeld)) || (turns && !isForward && !isSecond) ? [`«${text}»`] : [];
      }),
    );
  },

  'feet do not press down while the thighs press up': ({ script }) =>
    saidIn(script.steps)
      .filter((said) => /lårene presser lett opp/iu.test(said) && /føttene presser/iu.test(said))
      .map((said) => `«${said}»`),

  'both legs are stretched out before one is put across': ({ script }) =>
    script.steps.flatMap((step) => {
      const { passage, before, in: wayIn } = step.spoken;
      const across = wayIn.some(({ text }) => /på utsiden av (høyre|venstre) lår/iu.test(text));
      const isOut = [...passage, ...before].some(({ text }) => /strekk begge beina fram/iu.test(text));
      return across && step.station === 'sitting' && !isOut ? [step.name] : [];
    }),

  'who is at a wall or a chair is not sent to one': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const { leavesMat = null, uses = [] } = plan[index - 1]?.item.practice ?? {};
      const [first] = script.steps[index + 1]?.spoken.before ?? [];
      const isAtWall =
        leavesMat === 'vegg' && !uses.includes('stol') && /^gå bort til en [^,.]*vegg/iu.test(first?.text ?? '');
      const isAtChair = leavesMat === 'stol' && /^gå bort til en stol/iu.test(first?.text ?? '');
      const isAtEither = leavesMat === 'vegg' && /^gå bort til en stol eller en vegg/iu.test(first?.text ?? '');
      return isAtWall || isAtChair || isAtEither ? [`${item.id}: «${first?.text}»`] : [];
    }),

  'something is under the head where one first lies flat and stays so': ({ plan, script, wish }) => {
    const isTender = wish.conditions.some((id) => id === 'nakke' || id === 'beinskjorhet');
    if (wish.place !== 'matte' || (wish.minutes <= shortMinutes && !isTender)) return [];
    const from = plan.findLastIndex(({ item }) => lifted.test(item.id)) + 1;
    const flat = plan.findIndex(({ item }, index) => index >= from && item.station === 'back');
    if (flat < 0) return [];
    const until = saidIn(script.steps.slice(1, flat + 2)).join(' ');
    return /under hodet|der hodet skal ligge|hode rolig mot putene/iu.test(until) ? [] : [`${plan[flat]?.item.id}`];
  },

  'cushions to lie on are laid once, before one first lies down': ({ script, wish }) => {
    if (wish.place !== 'matte') return [];
    const laid = script.steps.map(({ spoken }) => spoken.passage.some(({ text }) => /puter bak deg/iu.test(text)));
    const lain = script.steps.findIndex(({ station }) => station === 'back' || station === 'side');
    return laid.flatMap((isLaid, index) => (isLaid && index !== lain ? [`${script.steps[index]?.name}`] : []));
  },

  'in bed the cushions are put away where one rolls over from them': ({ script, wish }) => {
    if (wish.place !== 'seng' || !/puter bak rygg/iu.test(saidIn(script.steps.slice(0, 1)).join())) return [];
    return script.steps
      .filter(({ station, spoken }) => {
        const said = spoken.passage.map(({ text }) => text).join(' ');
        return station === 'side' && !/den øverste puten/iu.test(said);
      })
      .map(({ name }) => name);
  },

  'a cushion at the hip is not the one under the head': ({ script }) =>
    textsOf(script.steps).filter((text) => /legg puten/iu.test(text)),

  'nothing is named that one does not have': ({ script, wish }) =>
    Object.values(thingWords).flatMap(({ word, isLeftOut }) =>
      isLeftOut && wish.props.includes(isLeftOut) ? textsOf(script.steps).filter((text) => word.test(text)) : [],
    ),

  'what fills a hold fits a body at rest': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const { hold = [], second } = script.steps[index + 1]?.spoken ?? {};
      const own = [...item.spoken.hold, ...(item.spoken.second?.hold ?? [])].map(({ text }) => text);
      return item.practice.intensity > 1
        ? []
        : [...hold, ...(second?.hold ?? [])]
            .filter(({ text }) => !own.includes(text) && /mindre|arbeider|varmen/iu.test(text))
            .map(({ text }) => `${item.id}: ${text}`);
    }),

  'who kneels in a deep backbend kneels on a blanket': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const kneels = item.movements.includes('kneeling') && item.movements.includes('deep-backbend');
      const said = script.steps[index + 1]?.spoken.before.map(({ text }) => text).join(' ') ?? '';
      return kneels && !/teppet under knærne/iu.test(said) ? [item.id] : [];
    }),

  'a sore hip rolls over with a cushion between the knees': ({ script, wish }) => {
    if (wish.place !== 'matte' || !wish.conditions.includes('hofte')) return [];
    let at: Station = script.startsAt;
    return layOut(script, wish.minutes).flatMap(({ rows }: LaidOutStep) =>
      rows.flatMap(({ text, to }) => {
        const rolls = at === 'back' && to[0] === 'side';
        at = to.at(-1) ?? at;
        return rolls && !/pute mellom knærne|knærne samlet/iu.test(text) ? [`«${text}»`] : [];
      }),
    );
  },

  'with reflux nobody is offered to bend forward': ({ script, wish }) =>
    wish.conditions.includes('refluks')
      ? textsOf(script.steps).filter((text) => /bøye? deg (litt )?fram/iu.test(text))
      : [],

  'a sore neck hangs nowhere': ({ script, wish }) =>
    wish.conditions.includes('nakke') ? textsOf(script.steps).filter((text) => /hodet henge/iu.test(text)) : [],

  'with a hernia the legs push on the breath out': ({ plan, script, wish }) =>
    wish.conditions.includes('brokk')
      ? plan.flatMap(({ item }, index) => {
          const { out = [], second } = script.steps[index + 1]?.spoken ?? {};
          return [...out, ...(second?.out ?? [])]
            .map(({ text }) => text)
            .filter((text) => /^pust inn[^.]*(strekk (bein|høyre kne|venstre kne)|skyv deg opp)/iu.test(text))
            .map((text) => `${item.id}: ${text}`);
        })
      : [],

  'where hard work is asked for nobody is told that hardly any is enough': ({ plan, script, wish }) =>
    wish.level !== 'krevende'
      ? []
      : plan.flatMap(({ item }, index) =>
          wish.conditions.some((id) => item.conditions[id])
            ? []
            : textsOf(script.steps.slice(index + 1, index + 2)).filter((text) => /det er nok at/iu.test(text)),
        ),
};

/** All that is said in each step. */
function saidIn(steps: readonly ScriptStep[]): string[] {
  return steps.map((step) => textsOf([step]).join(' '));
}
