import { type LaidOutStep, layOut, type Row } from '../script/layout.ts';
import type { Station } from '../script/stations.ts';
import type { Rule } from './care-rules.ts';
import type { Composition } from './compose.ts';
import { textsOf } from './step-lines.ts';

/** How high the head is: written down apart from what the composer goes by, as all that judges it. */
export const height: Readonly<Record<Station, number>> = {
  back: 0,
  side: 0,
  belly: 0,
  bed: 0,
  'all-fours': 1,
  sitting: 2,
  chair: 2,
  standing: 3,
};
const clearing = /hodet er (helt )?klart/iu;
const clearingSeconds = 10;
const slowToRise = ['svimmel', 'hoyt-blodtrykk', 'hjerte', 'beinskjorhet', 'gravid'];
const gentleAlone = ['beinskjorhet', 'hjerte', 'gravid', 'svimmel'];
/** What is never asked of a body, by condition, as content/movements.yaml names it. */
const never: Readonly<Record<string, RegExp>> = {
  beinskjorhet: /deep-twist|loaded-rounding/u,
  hjerte: /prone|head-below-heart|inversion/u,
  gravid: /prone|belly-compressed|inversion/u,
  svimmel: /head-below-heart|head-back/u,
  refluks: /head-below-heart|belly-compressed|prone|inversion/u,
};

/** What a single condition asks of the whole session, of its ways between poses too: the rest of `composition-errors.ts`. */
export const bodyRules: Readonly<Record<string, Rule>> = {
  'the head clears where one has risen or rolled over': (composition) => {
    const { conditions } = composition.wish;
    if (!conditions.some((id) => slowToRise.includes(id))) return [];
    const rows = rowsOf(composition);
    let at: Station = composition.script.startsAt;
    return rows.flatMap((row, index) => {
      const route = [at, ...row.to];
      at = row.to.at(-1) ?? at;
      const next = rows[index + 1];
      if (row.kind === 'opening' || !asksForWait(route, conditions.includes('svimmel'))) return [];
      return next && clearing.test(next.text) && next.seconds >= clearingSeconds ? [] : [`«${row.text}»`];
    });
  },

  'nothing that a condition never asks of a body': ({ plan, wish }) =>
    plan.flatMap(({ item }) =>
      wish.conditions.filter((id) => never[id]?.test(item.movements.join(' '))).map((id) => `${item.id}, ${id}`),
    ),

  'who is dizzy bends no head': ({ plan, script, wish }) => {
    if (!wish.conditions.includes('svimmel')) return [];
    const said = plan.flatMap((_, index) => textsOf(script.steps.slice(index + 1, index + 2)));
    return [
      ...plan.filter(({ item }) => item.practice.shapes.includes('forward')).map(({ item }) => item.id),
      ...said.filter((text) => /rull hodet|la hodet følge|haken synke/iu.test(text)),
    ];
  },

  'no way straight from all fours to standing for who is dizzy': (composition) => {
    if (!composition.wish.conditions.includes('svimmel')) return [];
    let at: Station = composition.script.startsAt;
    return rowsOf(composition).flatMap(({ to, text }) =>
      to.flatMap((next) => {
        const isStraight = at === 'all-fours' && next === 'standing';
        at = next;
        return isStraight ? [text] : [];
      }),
    );
  },

  'nothing strong for a body that is to be spared, whatever level is asked for': ({ plan, wish }) =>
    wish.conditions.some((id) => gentleAlone.includes(id))
      ? plan.filter(({ item }) => item.practice.intensity > 2 || item.level === 'advanced').map(({ item }) => item.id)
      : [],

  'sore knees are bent once, and not for long': ({ plan, wish }) => {
    if (!wish.conditions.includes('kne')) return [];
    const bent = plan.filter(({ item }) => item.practice.bendsKnees);
    const told = bent.map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`);
    return bent.length > 1 || bent.some(({ holdSeconds }) => holdSeconds > 26) ? told : [];
  },

  'a heart has the arms up for half a minute at most': ({ plan, wish }) =>
    wish.conditions.includes('hjerte')
      ? plan
          .filter(({ item, holdSeconds }) => item.movements.includes('shoulder-load') && holdSeconds > 30)
          .map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`)
      : [],

  'a sore back sits without support for a minute and a half at most': ({ plan, wish }) =>
    wish.conditions.includes('rygg')
      ? plan
          .filter(({ item, holdSeconds }) => item.station === 'sitting' && !item.isRest && holdSeconds > 90)
          .map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`)
      : [],

  'sore wrists are not leant on between poses': ({ script, wish }) =>
    wish.conditions.includes('handledd') && wish.place === 'matte'
      ? script.steps
          .flatMap(({ spoken, isRest }) => [...spoken.passage, ...(isRest ? spoken.out : [])])
          .concat(script.steps.at(-1)?.spoken.in ?? [])
          .filter(({ text }) => /(press|sett|på|med begge|opp med) hende(r|ne)(?! på)/iu.test(text))
          .map(({ text }) => text)
      : [],

  'a blanket lies ready for sore knees': ({ script, wish }) => {
    if (!wish.conditions.includes('kne') || wish.place !== 'matte') return [];
    const ways = script.steps.flatMap(({ spoken }) => spoken.passage).filter(({ to }) => to.includes('all-fours'));
    const hard = ways.filter(
      ({ text }) => !/tepp|underarmene|knyttede|siden med|skyv|press|kom langsomt opp/iu.test(text),
    );
    const welcome = textsOf(script.steps.slice(0, 1)).join(' ');
    return [...hard.map(({ text }) => text), ...(/teppe/iu.test(welcome) ? [] : ['the welcome'])];
  },

  'the rest is on the left side, or propped up, with reflux and in pregnancy': ({ script, wish }) => {
    if (wish.place !== 'matte' || !wish.conditions.some((id) => id === 'refluks' || id === 'gravid')) return [];
    const until = script.steps.findIndex(({ isRest }) => isRest);
    const ways = script.steps.slice(0, until + 2).flatMap(({ spoken }) => [...spoken.passage, ...spoken.in]);
    return ways.filter(({ to, text }) => to.at(-1) === 'side' && !/venstre/iu.test(text)).map(({ text }) => text);
  },

  'the cushions that one lay on are put away': ({ plan, script, wish }) => {
    if (wish.place !== 'matte') return [];
    let isLaid = false;
    return plan.flatMap(({ item }, index) => {
      const said = script.steps[index + 1]?.spoken.passage.map(({ text }) => text).join(' ') ?? '';
      const wasLaid = isLaid;
      if (height[item.from] > 0 || item.from === 'side') isLaid = false;
      if (/puter bak deg/iu.test(said)) isLaid = true;
      return wasLaid && !isLaid && !/putene bort|den øverste puten der hodet/iu.test(said) ? [item.id] : [];
    });
  },

  'the last words tell how to rise, and none of them how to roll down': ({ script, wish }) => {
    const isUp = wish.place !== 'seng' && !(wish.need === 'sovn' && wish.place === 'kontor');
    const last = [
      ...(script.steps.find(({ isRest }) => isRest)?.spoken.out ?? []),
      ...(script.steps.at(-1)?.spoken.in ?? []),
    ];
    const down = last.filter(({ text }) => /rull[^.]* ned(?!\p{L})/iu.test(text)).map(({ text }) => text);
    const told = last.filter(({ text }) => /reis(er)? deg/iu.test(text)).map(({ text }) => text);
    return [...down, ...(isUp && told.length !== 1 ? [`told to rise ${told.length} times: ${told.join(' ')}`] : [])];
  },
};

function asksForWait(route: readonly Station[], isDizzy: boolean): boolean {
  return route.slice(1).some((to, index) => {
    const from = route[index] ?? to;
    const rolls = height[from] + height[to] === 0 && from !== to && to !== 'bed';
    return height[to] > height[from] || (isDizzy && rolls);
  });
}

function rowsOf({ script, wish }: Composition): readonly Row[] {
  return layOut(script, wish.minutes).flatMap(({ rows }: LaidOutStep) => rows);
}
