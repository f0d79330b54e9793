import { layOut } from '../script/layout.ts';
import type { Line } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import type { Rule } from './care-rules.ts';
import type { Composition } from './compose.ts';
import { linesOf } from './step-lines.ts';

const floor: readonly Station[] = ['back', 'side', 'belly', 'all-fours', 'sitting'];
const upSeconds = 20;
const downSeconds = 15;
const bellyToBackSeconds = 40;
const leastStandingSeconds = 120;
const clearing = /hodet er (helt )?klart/iu;
/** How long the head is up after it has been low. */
const clearSeconds: Readonly<Record<string, number>> = {
  'adho-mukha-svanasana': 20,
  'ardha-pincha-mayurasana': 20,
  uttanasana: 20,
  'foroverboy-pa-stol': 20,
  'halv-hund-mot-vegg': 12,
};
/** How long something is held at most: hanging and with the arms up, folded on the seat, in the child's pose. */
const longest: readonly (readonly [ids: string, seconds: number])[] = [
  ['adho-mukha-svanasana ardha-pincha-mayurasana uttanasana foroverboy-pa-stol halv-hund-mot-vegg', 30],
  ['virabhadrasana1 virabhadrasana2 utkatasana utthita-trikonasana utthita-parsvakonasana garudasana', 30],
  ['sideboy-pa-stol sideboy-staende apen-brystkasse handleddene', 30],
  ['janu-sirsasana paschimottanasana upavistha-konasana svanen', 45],
  ['balasana', 60],
];
const ofNeck = /^(vend-hodet|oret-mot-skulderen)/u;

/** How long a teacher gives a body to change height, and how long it stays at an end: the rest of `composition-errors.ts`. */
export const timeRules: Readonly<Record<string, Rule>> = {
  'a body has its time from one height to another': (composition) =>
    ways(composition).flatMap(({ from, to, lines }) => {
      const seconds = lines.reduce((sum, line) => sum + line.seconds, 0);
      const least = leastSeconds(from, to);
      return seconds < least ? [`${seconds} s from ${from} to ${to}`] : [];
    }),

  'from the belly over the side to the back, with the head last': (composition) =>
    ways(composition).flatMap(({ from, to, lines }) => {
      if (from !== 'belly' || to !== 'back') return [];
      const route = lines.flatMap((line) => line.to);
      const isHeadLast = lines.some(({ text }) => /hodet (komme til slutt|sist)/iu.test(text));
      return route.join() === 'side,back' && isHeadLast ? [] : [lines.map(({ text }) => text).join(' ')];
    }),

  'the head clears where it has been low': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const least = clearSeconds[item.id] ?? 0;
      const after = script.steps[index + 1]?.spoken.after ?? [];
      const waited = after.filter(({ text }) => clearing.test(text)).map(({ seconds }) => seconds);
      return Math.max(0, ...waited) < least ? [`${item.id}: ${waited.join()} s`] : [];
    }),

  'a chair at the mat is held where one rises and goes down': (composition) => {
    const [welcome] = composition.script.steps;
    const hasChair = welcome?.spoken.in.some(({ text }) => /(?<!\p{L})stol(?!\p{L})/iu.test(text));
    if (!hasChair || composition.wish.place !== 'matte') return [];
    return ways(composition).flatMap(({ from, to, lines }) => {
      const isAround = from === 'standing' ? floor.includes(to) : to === 'standing';
      const words = lines.map(({ text }) => text).join(' ');
      return isAround && !/hold i stol|knyttede hender på stolsetet/iu.test(words) ? [words] : [];
    });
  },

  'nobody gets up from the floor for less than two minutes': (composition) => {
    if (composition.wish.place !== 'matte') return [];
    if (!ways(composition).some(({ from, to }) => floor.includes(from) && to === 'standing')) return [];
    const seconds = layOut(composition.script, composition.wish.minutes)
      .filter(({ step }) => step.station === 'standing')
      .reduce((sum, step) => sum + step.seconds, 0);
    return seconds < leastStandingSeconds ? [`${seconds} s`] : [];
  },

  'nothing hangs, folds or holds the arms up for long': ({ plan, wish }) =>
    plan.flatMap(({ item, holdSeconds }) => {
      const usual = longest.find(([ids]) => ids.split(' ').includes(item.id))?.[1];
      const most = item.id === 'balasana' && wish.conditions.includes('kne') ? 30 : usual;
      return most !== undefined && holdSeconds > most ? [`${item.id}, ${holdSeconds} s`] : [];
    }),

  'a neck is not long at its end': ({ plan, wish: { conditions } }) => {
    const most = conditions.includes('svimmel') ? 10 : conditions.includes('nakke') ? 15 : 25;
    return plan
      .filter(({ item, holdSeconds }) => ofNeck.test(item.id) && holdSeconds > most)
      .map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`);
  },
};

function leastSeconds(from: Station, to: Station): number {
  if (to === 'standing') return floor.includes(from) ? upSeconds : 0;
  if (from === 'standing') return floor.includes(to) ? downSeconds : 0;
  return from === 'belly' && to === 'back' ? bellyToBackSeconds : 0;
}

interface WayTold {
  readonly from: Station;
  readonly to: Station;
  readonly lines: readonly Line[];
}

/** The ways between the parts of a session that end elsewhere than they begin. */
function ways({ script }: Composition): WayTold[] {
  let at = script.startsAt;
  return script.steps.flatMap((step): WayTold[] => {
    const from = at;
    const lines = step.spoken.passage;
    const to = lastOf(lines) ?? from;
    at = lastOf(linesOf(step)) ?? to;
    return to === from ? [] : [{ from, to, lines }];
  });
}

function lastOf(lines: readonly Line[]): Station | undefined {
  return lines.flatMap(({ to }) => to).at(-1);
}
