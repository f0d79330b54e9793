import type { ConditionId } from '#app/conditions/index.ts';
import { type LaidOutStep, layOut, layOutWithin } from '../script/layout.ts';
import type { Script } from '../script/script.ts';
import { isPropped } from './advice.ts';
import type { ComposerWords } from './composer-words.ts';
import { stepSeconds } from './fill.ts';
import type { RepertoireItem } from './knowledge.ts';
import { isCalm, isLively, isOnChair, isQuietWish, isShort, type Wish } from './wish.ts';

/** Of the whole: what the rest takes at least, up to five minutes, and at most. */
const restShare = 0.2;
const fullRestSeconds = 300;
const maxRestShare = 0.4;
/** On a chair nobody lies down: a pause, and what is left is for movement. */
const chairRestShare = 0.1;
const maxChairRestShare = 0.22;
/** But who is calm there, against the back of the chair. */
const calmChairRestShare = 0.2;
const maxCalmChairRestShare = 0.4;
const longestCalmRestSeconds = 460;
/** Before sleep it may be a little longer. */
const longestNightRestSeconds = 480;
/** On a chair nothing holds the head, and the back is upright. */
const longestSoreRestSeconds = 330;
/** By day a rest is a quarter at most; so long it takes with its way down, its words and its silence, however little time there is. */
const maxDayRestShare = 0.25;
const longestDayRestSeconds = 480;
const shortDayRestSeconds = 165;
/** Back to the chair from standing. */
const chairWaySeconds = 18;
/** To lay what one lies down on, on the side. */
const beddingSeconds = 26;
/** In bed, on the way to sleep, lying still is what one came for. */
const maxNightRestShare = 0.6;
/** For who is to go on awake: a pause, sitting tall in all but the longer sessions. */
const livelyRestShare = 0.05;
const maxLivelyRestShare = 0.1;
/** Nobody wakes by sitting still: a minute, and the way to it. */
const tallRestSeconds = 50;
const longestTallRestSeconds = 75;
/** By day somebody says something so often. */
const longestSilenceSeconds = 470;
/** On a chair nobody is left alone with a sinking head for longer. */
const longestSittingSilenceSeconds = 240;
/** In the last of a rest nobody is told to rest on. */
const lastPartSeconds = 130;
const shortestRestSeconds = 45;
/** With the way down to the floor. */
const shortestFloorRestSeconds = 60;
const pauseSeconds = 8;
const tallUntilMinutes = 20;

/** In a short session the rest is said in one line, and what takes longer to lay out is left out. */
export function withShortRest(item: RepertoireItem, wish: Wish): RepertoireItem {
  if (!item.isRest || !isShort(wish)) return item;
  const { spoken, practice } = item;
  const wayIn = spoken.in.filter(({ minMinutes }) => minMinutes <= wish.minutes);
  const uses = wayIn.length < spoken.in.length ? [] : practice.uses;
  return { ...item, practice: { ...practice, uses }, spoken: { ...spoken, in: wayIn, hold: spoken.hold.slice(0, 1) } };
}

/** What the rest needs beside its words: to be long enough, and half of it one silence, whatever way leads to it. */
export function minSilence(rest: RepertoireItem, wish: Wish): number {
  const proppedSeconds = isPropped(rest, wish) ? 36 : 0;
  // Of the shortest sessions those with a long way are turned down instead.
  const longestWaySeconds = proppedSeconds + (isShort(wish) ? 0 : 70);
  const said = stepSeconds(rest, 0);
  const full = sitsTall(wish) ? tallRestSeconds : fullRestSeconds;
  const least = Math.ceil(Math.min(full, wish.minutes * 60 * leastShareOf(wish)));
  const last = rest.spoken.hold.at(-1)?.seconds ?? 0;
  if (isLively(wish)) return Math.max(pauseSeconds, least - said);
  // A third of it on a chair.
  if (isOnChair(wish)) return Math.ceil(Math.max(pauseSeconds, least - said, (said + chairWaySeconds - 3 * last) / 2));
  const laidSeconds = rest.from === 'side' && wish.place === 'matte' ? beddingSeconds : 0;
  return Math.max(0, least - said, said + laidSeconds + longestWaySeconds / 2 - 2 * last);
}

function leastShareOf(wish: Wish): number {
  if (isLively(wish)) return livelyRestShare;
  if (isOnChair(wish)) return isCalm(wish) ? calmChairRestShare : chairRestShare;
  return restShare;
}

/** A script with a few words in a rest that would be silent for too long; before sleep it may be, but on a chair. */
export function withWordsInRest(
  script: Script,
  wish: Wish,
  { restMore, restSitting }: Pick<ComposerWords, 'restMore' | 'restSitting'>,
): Script {
  const rest = layOut(script, wish.minutes).find(({ step }) => step.isRest);
  const silence = Math.max(0, ...(rest?.rows ?? []).map(({ seconds }) => seconds));
  const sitting = silence > longestSittingSilenceSeconds ? restSitting : [];
  const lying = wish.need === 'sovn' ? [] : restMore.slice(0, Math.ceil(silence / longestSilenceSeconds) - 1);
  const more = isOnChair(wish) ? sitting : lying;
  if (more.length === 0) return script;
  const quietSeconds = isOnChair(wish) ? [Math.floor(silence / 2)] : silencesWithin(silence, more.length);
  const steps = script.steps.map((step) => {
    if (!step.isRest) return step;
    const hold = [...step.spoken.hold, ...more];
    const timed = hold.map((line, index) => {
      const quiet = quietSeconds[index - step.spoken.hold.length + 1];
      return quiet === undefined ? line : { ...line, seconds: quiet };
    });
    return { ...step, spoken: { ...step.spoken, hold: timed } };
  });
  return { ...script, steps };
}

/** The silences before each of so many lines, the first one the longest: none of them is said just before one is woken. */
function silencesWithin(seconds: number, count: number): number[] {
  let left = seconds;
  return Array.from({ length: count }, (_, index) => {
    const quiet = Math.min(longestSilenceSeconds, Math.floor(left - lastPartSeconds * (count - index)));
    left -= quiet;
    return quiet;
  });
}

/** A script on the clock; null where its lines, and the pause of who is to wake, need more time than there is. */
export function laidOutFor(script: Script, wish: Wish): LaidOutStep[] | null {
  return layOutWithin(script, wish.minutes, isLively(wish) ? pauseSeconds : 0);
}

/** The rest of such a script; null where there is none. */
export function restOf(script: Script, wish: Wish): LaidOutStep | null {
  return laidOutFor(script, wish)?.find(({ step }) => step.isRest) ?? null;
}

/** Half of a rest is one silence, the way to it included; on a chair a third. */
export function lacksSilence({ seconds: whole, rows }: LaidOutStep, wish: Wish): boolean {
  if (isLively(wish)) return false;
  return Math.max(...rows.map(({ seconds }) => seconds)) < whole / (isOnChair(wish) ? 3 : 2);
}

/** Whether a rest is no longer than fits what was asked for. */
export function isRestFair(rest: LaidOutStep, wish: Wish): boolean {
  const least = Math.min(fullRestSeconds, wish.minutes * 60 * leastShareOf(wish));
  if (!isLively(wish) && (lacksSilence(rest, wish) || rest.seconds < least)) return false;
  return rest.seconds <= maxRestSeconds(wish);
}

/** Whether there is so little between the shortest and the longest rest that holds are lengthened to fit. */
export function isRestTight(wish: Wish): boolean {
  return isLively(wish) || isOnChair(wish) || restsByDay(wish);
}

/** Lying down, and going on with the day afterwards. */
function restsByDay(wish: Wish): boolean {
  return !isCalm(wish) && !isLively(wish) && !isOnChair(wish);
}

function isSoreSitting(condition: ConditionId): boolean {
  return condition === 'nakke' || condition === 'rygg';
}

/** Whether one rests sitting tall, to go on awake. */
function sitsTall(wish: Wish): boolean {
  return isLively(wish) && (wish.place !== 'matte' || wish.minutes < tallUntilMinutes);
}

/** How long the rest is at most. */
export function maxRestSeconds(wish: Wish): number {
  const isToSleep = wish.need === 'sovn' && wish.place === 'seng';
  const wholeSeconds = wish.minutes * 60;
  const shortest = wish.place === 'matte' ? shortestFloorRestSeconds : shortestRestSeconds;
  if (isLively(wish)) {
    const most = sitsTall(wish) ? longestTallRestSeconds : wholeSeconds;
    return Math.max(shortest, Math.min(most, wholeSeconds * maxLivelyRestShare));
  }
  if (isOnChair(wish) && isCalm(wish)) {
    const usual = isQuietWish(wish) ? longestNightRestSeconds : longestCalmRestSeconds;
    const longest = wish.conditions.some(isSoreSitting) ? longestSoreRestSeconds : usual;
    return Math.min(longest, wholeSeconds * maxCalmChairRestShare);
  }
  if (isOnChair(wish)) return Math.min(fullRestSeconds, wholeSeconds * maxChairRestShare);
  if (restsByDay(wish)) {
    const short = Math.min(shortDayRestSeconds, wholeSeconds * maxRestShare);
    return Math.min(longestDayRestSeconds, Math.max(short, wholeSeconds * maxDayRestShare));
  }
  return wholeSeconds * (isToSleep ? maxNightRestShare : maxRestShare);
}

/** Whether something is the rest that a wish asks for. */
export function isRestFor({ isRest, practice }: RepertoireItem, wish: Wish): boolean {
  return isRest && practice.needs.includes('energi') === sitsTall(wish);
}
