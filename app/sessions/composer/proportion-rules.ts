import { layOut } from '../script/layout.ts';
import type { Rule } from './care-rules.ts';
import type { Composition } from './compose.ts';

const stillIds = [
  'hand-pa-magen',
  'fjellet-pa-stol',
  'liggende-sommerfugl',
  'sidehvile',
  'baddha-konasana',
  'sukhasana',
  'viparita-karani',
];
const seats = ['sukhasana', 'baddha-konasana', 'fjellet-pa-stol'];
const seatSeconds = 90;
const restShare = 0.25;
const longestRestSeconds = 480;
/** The way down, the words and the silence take so long in the shortest of sessions. */
const leastRestSeconds = 165;
const soreRestSeconds = 330;
const stillShare = 0.5;
const twistSeconds = 60;
const fewMinutes = 6;
/** Of these there is something that one does lying. */
const movedNeeds = ['rygg', 'bein', 'hofter', 'styrke', 'hele'];

/** How much of a session is rest and stillness: the rest of `composition-errors.ts`. */
export const proportionRules: Readonly<Record<string, Rule>> = {
  'a rest by day is a quarter at most, and eight minutes': (composition) => {
    const { wish, plan } = composition;
    if (isCalm(composition)) return [];
    const rest = stepLengths(composition)[plan.length - 1] ?? 0;
    const most = Math.min(longestRestSeconds, Math.max(leastRestSeconds, wish.minutes * 60 * restShare));
    return rest > most ? [`${rest} s of at most ${most} s`] : [];
  },

  'breath, stillness and rest are half of it at most': (composition) => {
    const { wish, plan } = composition;
    // In a few minutes one breath and the rest are half of them.
    if (isCalm(composition) || wish.minutes <= fewMinutes) return [];
    const seconds = stepLengths(composition);
    const still = plan.reduce(
      (sum, { item, role }, index) => sum + (role === 'rest' || stillIds.includes(item.id) ? (seconds[index] ?? 0) : 0),
      0,
    );
    return still > wish.minutes * 60 * stillShare ? [`${still} s of ${wish.minutes} min`] : [];
  },

  'nobody who is to wake sits still for more than a minute and a half': (composition) =>
    composition.wish.need === 'energi' && composition.wish.place !== 'seng'
      ? composition.plan
          .filter(({ item, holdSeconds }) => seats.includes(item.id) && holdSeconds > seatSeconds)
          .map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`)
      : [],

  'a sore neck or back leans back for five minutes at most': (composition) => {
    const { wish, plan } = composition;
    const isSore = wish.conditions.includes('nakke') || wish.conditions.includes('rygg');
    const rest = stepLengths(composition)[plan.length - 1] ?? 0;
    return isSore && ['stol', 'kontor'].includes(wish.place) && rest > soreRestSeconds ? [`${rest} s`] : [];
  },

  'a twist is a minute at most where it is not for the back': (composition) => {
    if (isCalm(composition) || composition.wish.need === 'rygg') return [];
    const twists = composition.plan.filter(({ item }) => item.practice.shapes.includes('twist'));
    return twists
      .filter(({ holdSeconds }) => holdSeconds > twistSeconds)
      .map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`);
  },

  'legs lie up a wall right before the rest': ({ plan }) => {
    const at = plan.findIndex(({ item }) => item.id === 'viparita-karani');
    return at >= 0 && at !== plan.length - 2 ? [plan.map(({ item }) => item.id).join(', ')] : [];
  },

  'a few minutes on the mat begin with a movement for the need': ({ plan, wish }) => {
    // A condition or what was left out may allow no such movement: the breath is the beginning then.
    const isFree = wish.conditions.length === 0 && wish.items.length === 0;
    const isAsked = wish.place === 'matte' && wish.minutes <= fewMinutes && movedNeeds.includes(wish.need);
    return isFree && isAsked ? plan.filter(({ item }) => item.id === 'hand-pa-magen').map(({ item }) => item.id) : [];
  },
};

function isCalm({ wish: { need } }: Composition): boolean {
  return need === 'ro' || need === 'sovn';
}

/** How long each thing of the plan takes, the welcome not among them. */
function stepLengths({ script, wish }: Composition): number[] {
  return layOut(script, wish.minutes)
    .slice(1)
    .map(({ seconds }) => seconds);
}
