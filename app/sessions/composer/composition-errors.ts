import { layOut } from '../script/layout.ts';
import { scriptErrors } from '../script/script-errors.ts';
import { adviceRules } from './advice-rules.ts';
import { bodyRules } from './body-rules.ts';
import { careRules, type Rule } from './care-rules.ts';
import type { Composition, PlannedItem } from './compose.ts';
import { easeRules } from './ease-rules.ts';
import { inUseRules } from './in-use-rules.ts';
import type { Family, Shape } from './knowledge.ts';
import { lengthRules } from './length-rules.ts';
import { needRules } from './need-rules.ts';
import { orderRules } from './order-rules.ts';
import { proportionRules } from './proportion-rules.ts';
import { restRules } from './rest-rules.ts';
import { saidRules } from './said-rules.ts';
import { sequenceRules } from './sequence-rules.ts';
import { supportRules } from './support-rules.ts';
import { timeRules } from './time-rules.ts';
import { toldRules } from './told-rules.ts';
import { whereRules } from './where-rules.ts';
import { wordingRules } from './wording-rules.ts';

/**
 * What a teacher would object to in a session that was put together, one line each: written down apart from how it is
 * put together, so that a mistake in the one is seen by the other. The sources of the rules stand in docs/composer.md.
 */
export function compositionErrors(composition: Composition): string[] {
  return [
    ...scriptErrors(composition.script, true),
    ...Object.entries(allRules).flatMap(([name, rule]) => rule(composition).map((error) => `${name}: ${error}`)),
  ];
}

const progress: readonly (readonly PlannedItem['role'][])[] = [
  ['arrival'],
  ['warm-up'],
  ['build'],
  ['peak'],
  ['counter', 'cool-down'],
  ['rest'],
];
/** What tells that something is done once more. */
const roundWords = /(runde|gang) til/iu;
const longestTallRestSeconds = 75;
const strongestAt = { lett: 2, middels: 3, krevende: 5 };
const levelsAt = { lett: 'beginner', middels: 'beginner intermediate', krevende: 'beginner intermediate advanced' };
const toleranceSeconds = 10;
const longestRestShare = 0.45;
/** On a chair nobody lies down. */
const longestChairRestShare = 0.22;
const longestChairRestSeconds = 300;
const longestCalmChairRestShare = 0.4;
const longestCalmChairRestSeconds = 480;
/** In bed, on the way to sleep. */
const longestNightRestShare = 0.65;
const workIntensity = 3;
/** For who is to go on awake; on the mat one may lie down from so many minutes on. */
const longestLivelyRestShare = 0.1;
const shortRestSeconds = 45;
const shortFloorRestSeconds = 60;
const lyingFromMinutes = 20;
const mostHeavy = 3;
const mostBearing = 4;
const heavyWord = /\btung(e|t)?\b(?! nok)/u;

const rules: Readonly<Record<string, Rule>> = {
  'begins with an arrival and ends with a rest': ({ plan }) =>
    plan[0]?.role === 'arrival' && plan.at(-1)?.role === 'rest' ? [] : [plan.map(({ role }) => role).join(', ')],

  'up to the peak and down again': ({ plan }) => {
    const parts = plan.map(({ role }) => progress.findIndex((part) => part.includes(role)));
    return parts.some((part, index) => part < (parts[index - 1] ?? 0)) ? [plan.map(({ role }) => role).join(', ')] : [];
  },

  'what is loaded has been warmed': ({ plan }) =>
    plan.flatMap(({ item }, index) => {
      if (item.practice.intensity < workIntensity) return [];
      const warmed = new Set<Family>(plan.slice(0, index).flatMap((before) => before.item.practice.warms));
      return item.practice.loads.filter((family) => !warmed.has(family)).map((family) => `${item.id} loads ${family}`);
    }),

  'a counter pose follows': ({ plan }) =>
    plan.flatMap(({ item }, index) => {
      if (item.practice.intensity < 2) return [];
      const later = new Set<Shape>(plan.slice(index + 1).flatMap((after) => after.item.practice.counters));
      const asked: Shape[] = item.practice.shapes.filter((shape) => shape === 'backbend' || shape === 'inversion');
      return asked.filter((shape) => !later.has(shape)).map((shape) => `${item.id}, ${shape}`);
    }),

  'one of the strongest at most': ({ plan }) => {
    const those = plan.filter(({ item }) => item.practice.intensity === 5).map(({ item }) => item.id);
    return those.length > 1 ? [those.join(' and ')] : [];
  },

  'the way down before the rest': ({ plan, wish }) => {
    const last = plan.at(-2);
    const isDown = last?.role === 'counter' || last?.role === 'cool-down' || last?.item.practice.intensity === 1;
    return plan.length < (wish.minutes < 10 ? 5 : 4) || isDown ? [] : [`${last?.item.id}`];
  },

  'a neck is moved, and bears nothing': ({ plan, wish }) => {
    if (wish.need !== 'nakke') return [];
    const onNeck = plan.filter(({ item }) => item.practice.loads.includes('neck'));
    const bearing = onNeck.filter(({ item }) => item.practice.intensity > 1).map(({ item }) => item.id);
    return onNeck.length === 0 ? ['nothing moves the head'] : bearing;
  },

  'calm before the rest': ({ plan }) => {
    const last = plan.at(-2);
    return last && last.item.practice.intensity > 2 ? [last.item.id] : [];
  },

  'nothing comes twice, but for a second round of what serves the need, which is told': ({ plan, script, wish }) => {
    const ids = plan.map(({ item }) => item.id);
    return plan.flatMap(({ item: { id, practice } }, index) => {
      const before = ids.slice(0, index).filter((other) => other === id).length;
      const isTold = script.steps[index + 1]?.spoken.before.some(({ text }) => roundWords.test(text)) ?? false;
      const mayBe = before === 1 && isTold && practice.needs.includes(wish.need);
      return before === 0 || mayBe ? [] : [id];
    });
  },

  'on the feet once': ({ plan }) => {
    const standing = plan.map(({ item }) => item.station === 'standing');
    const rises = standing.filter((stands, index) => stands && !standing[index - 1]);
    return rises.length > 1 ? [`${rises.length} times`] : [];
  },

  'each hold is sensible': ({ plan }) =>
    plan
      .filter(({ item, holdSeconds }) => !item.isRest && holdSeconds > Math.max(item.practice.holdSeconds[1], 40))
      .map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`),

  'both sides': ({ plan }) =>
    plan.filter(({ item }) => item.bothSides && item.spoken.second === null).map(({ item }) => item.id),

  'nothing that a condition says to avoid': ({ plan, wish }) =>
    plan.flatMap(({ item }) =>
      wish.conditions.filter((id) => item.conditions[id]?.verdict === 'avoid').map((id) => `${item.id}, ${id}`),
    ),

  'nothing that a condition turns into something else': ({ plan, wish }) =>
    plan.flatMap(({ item }) =>
      wish.conditions.filter((id) => item.practice.otherPoseFor.includes(id)).map((id) => `${item.id}, ${id}`),
    ),

  'nothing that is learnt from a teacher in the room': ({ plan }) =>
    plan.filter(({ item }) => item.practice.taughtInPerson).map(({ item }) => item.id),

  'nothing that was to be left out': ({ plan, wish }) =>
    plan
      .filter(
        ({ item }) => wish.items.includes(item.id) || item.practice.props.some((prop) => wish.props.includes(prop)),
      )
      .map(({ item }) => item.id),

  'of its place': ({ plan, wish }) =>
    plan.filter(({ item }) => !item.practice.places.includes(wish.place)).map(({ item }) => item.id),

  'of its level': ({ plan, wish }) =>
    plan
      .filter(
        ({ item }) =>
          item.practice.intensity > strongestAt[wish.level] || !levelsAt[wish.level].split(' ').includes(item.level),
      )
      .map(({ item }) => item.id),

  'serves its need': ({ plan, wish }) => {
    const between = plan.filter(({ role }) => role !== 'arrival' && role !== 'rest');
    const serving = between.filter(({ item }) => item.practice.needs.includes(wish.need));
    return between.length > 0 && serving.length * 2 >= between.length ? [] : [`${serving.length} of ${between.length}`];
  },

  'who goes on awake rests little, and sits': ({ plan, script, wish }) => {
    if (wish.need !== 'energi' || wish.place === 'seng') return [];
    const rest = layOut(script, wish.minutes).find(({ step }) => step.isRest);
    const shortest = wish.place === 'matte' ? shortFloorRestSeconds : shortRestSeconds;
    const lies = plan.at(-1)?.item.station === 'back' || plan.at(-1)?.item.station === 'side';
    const usual = wish.minutes * 60 * longestLivelyRestShare;
    const most = Math.max(shortest, lies ? usual : Math.min(usual, longestTallRestSeconds));
    return [
      ...(rest && rest.seconds <= most ? [] : [`${rest?.seconds} s of at most ${most} s`]),
      ...(lies && wish.minutes < lyingFromMinutes ? [`lying after ${wish.minutes} min`] : []),
    ];
  },

  'not all is heavy': ({ script }) => {
    const heavy = script.steps.filter(
      ({ isRest, spoken }) => !isRest && spoken.hold.some(({ text }) => heavyWord.test(text)),
    );
    return heavy.length > mostHeavy ? [heavy.map(({ name }) => name).join(', ')] : [];
  },

  'not all bears': ({ script }) => {
    const lines = script.steps.flatMap(({ spoken: { hold, second } }) => [...hold, ...(second?.hold ?? [])]);
    const bearing = lines.filter(({ text }) => /(?<!\p{L})bærer(?!\p{L})/iu.test(text)).map(({ text }) => text);
    return bearing.length > mostBearing ? [bearing.join(' ')] : [];
  },

  'as long as it was asked for': ({ script, wish }) => {
    const seconds = layOut(script, wish.minutes).reduce((sum, step) => sum + step.seconds, 0);
    const asked = wish.minutes * 60;
    return Math.abs(seconds - asked) > toleranceSeconds ? [`${seconds} s of ${asked} s`] : [];
  },

  'a rest in proportion': ({ script, wish }) => {
    const rests = layOut(script, wish.minutes).filter(({ step }) => step.isRest);
    const asked = wish.minutes * 60;
    const isForSleep = wish.place === 'seng' && wish.need === 'sovn';
    const isOnChair = wish.place === 'stol' || wish.place === 'kontor';
    const longest = asked * (isForSleep ? longestNightRestShare : longestRestShare);
    // Who comes to be still leans back for longer.
    const isCalm = wish.need === 'ro' || wish.need === 'sovn';
    const onChair = isCalm
      ? Math.min(longestCalmChairRestSeconds, asked * longestCalmChairRestShare)
      : Math.min(longestChairRestSeconds, asked * longestChairRestShare);
    const most = isOnChair ? onChair : longest;
    const isFair = rests.length === 1 && rests.every(({ seconds }) => seconds <= most);
    return isFair ? [] : [`${rests.map(({ seconds }) => seconds).join(' and ')} s of ${asked} s`];
  },

  'what to adapt is known': ({ plan, wish }) =>
    plan.flatMap(({ item }) =>
      wish.conditions
        .filter((id) => item.conditions[id]?.verdict === 'adapt' && !item.conditions[id]?.words)
        .map((id) => `${item.id}, ${id}`),
    ),
};

const allRules: Readonly<Record<string, Rule>> = {
  ...rules,
  ...careRules,
  ...adviceRules,
  ...restRules,
  ...bodyRules,
  ...orderRules,
  ...timeRules,
  ...supportRules,
  ...saidRules,
  ...lengthRules,
  ...needRules,
  ...toldRules,
  ...easeRules,
  ...inUseRules,
  ...sequenceRules,
  ...proportionRules,
  ...whereRules,
  ...wordingRules,
};
