import { layOut } from '../script/layout.ts';
import type { Rule } from './care-rules.ts';
import type { Composition } from './compose.ts';
import type { Need, RepertoireItem } from './knowledge.ts';
import { isShort } from './wish.ts';

const workIntensity = 3;
const fewMinutes = 10;
const allRoundMinutes = 20;
const briefSeconds = 40;
/** Lying one is still for a minute. */
const lyingSeconds = 60;
const livelySeconds = 30;
const calmRestShare = 0.2;
const gentle: readonly Need[] = ['ro', 'sovn', 'nakke'];
/** What a need asks for beside the mark that something has for it. */
const touches: Readonly<Record<string, string>> = { hofter: 'hips', bein: 'legs back-of-legs balance' };
/** In these the hips are opened, and not moved alone. */
const opening =
  /^(baddha-konasana|supta-kapotasana|ananda-balasana|liggende-sommerfugl|lavt-utfall|svanen|upavistha|janu-sirsasana|knaerne-ut-og-inn|knaerne-mot-brystet|virabhadrasana2|utthita-parsvakonasana)/u;

const rising = /^(reis-deg-fra-stolen|taheving|stolen-mot-veggen)$/u;

/** Whether a session is what was asked for, and in proportion: the rest of `composition-errors.ts`. */
export const needRules: Readonly<Record<string, Rule>> = {
  'what there is too little of is told': ({ plan, script, wish, lacks }) => {
    const steps = layOut(script, wish.minutes);
    const parts = plan
      .map(({ item, role }, index) => ({ item, role, seconds: steps[index + 1]?.seconds ?? 0 }))
      .filter(({ role }) => role !== 'arrival' && role !== 'rest');
    const share = (isCounted: (item: RepertoireItem) => boolean) =>
      parts.reduce((sum, { item, seconds }) => sum + (isCounted(item) ? seconds : 0), 0) /
      parts.reduce((sum, { seconds }) => sum + seconds, 0);
    const items = parts.map(({ item }) => item);
    const isHard = wish.level === 'krevende' && !gentle.includes(wish.need);
    const isWorked = share(bearsTheBody) >= 0.4 && items.some(({ practice }) => practice.intensity >= workIntensity);
    const areMany = opensHips(items, wish, 2);
    const isServed = share((item) => isOfUse(item, wish)) >= (areMany ? 0.5 : 0.6) && hasItsParts(items, wish);
    const isVaried = !isServed || areMany;
    const few = [
      ...(isServed ? [] : ['served']),
      ...(isVaried ? [] : ['variety']),
      ...(isHard && !isWorked ? ['level'] : []),
    ];
    return few.join() === lacks.join() ? [] : [`«${lacks.join()}» and not «${few.join()}»`];
  },

  'who is to work does not sit still for long first': ({ plan, wish: { need, minutes, level, place } }) => {
    const [first] = plan;
    const isHard = level === 'krevende' && place !== 'seng';
    const isBrief = ['styrke', 'bein', 'energi'].includes(need) || isHard || minutes <= fewMinutes;
    if (!first || !isBrief || gentle.includes(need)) return [];
    const most = place === 'seng' ? lyingSeconds : need === 'energi' ? livelySeconds : briefSeconds;
    return first.holdSeconds > most ? [`${first.item.id}, ${first.holdSeconds} s`] : [];
  },

  'who is calm on a chair stays there, and leans back for a fifth of it': ({ plan, script, wish }) => {
    const isThere = wish.place === 'stol' || wish.place === 'kontor';
    if (!isThere || (wish.need !== 'ro' && wish.need !== 'sovn')) return [];
    const stands = plan.filter(({ item }) => item.station === 'standing').map(({ item }) => item.id);
    const rest = layOut(script, wish.minutes).find(({ step }) => step.isRest)?.seconds ?? 0;
    return [...stands, ...(rest < Math.min(300, wish.minutes * 60 * calmRestShare) ? [`${rest} s`] : [])];
  },

  'who finds calm on a chair does not rise from it as an exercise': ({ plan, wish: { need } }) =>
    need === 'ro' || need === 'sovn' ? plan.filter(({ item }) => rising.test(item.id)).map(({ item }) => item.id) : [],

  'something has moved before a pose on the feet': ({ plan }) =>
    plan.flatMap(({ item, role }, index) => {
      const isPose = item.station === 'standing' && item.practice.loads.length > 0 && role !== 'arrival';
      if (!isPose || item.practice.roles.includes('warm-up')) return [];
      const moved = plan.slice(1, index).some((before) => before.item.practice.roles.includes('warm-up'));
      return moved ? [] : [item.id];
    }),
};

/** What a session for a need is never without. */
function hasItsParts(items: readonly RepertoireItem[], wish: Composition['wish']): boolean {
  const { need, place } = wish;
  const isLong = !isShort(wish);
  const uses = (families: string) =>
    items.some(({ practice: { warms, loads } }) =>
      [...warms, ...loads].some((one) => families.split(' ').includes(one)),
    );
  const stands = items.some(({ station, practice }) => station === 'standing' && practice.intensity > 1);
  if (place !== 'seng' && (need === 'energi' || (need === 'styrke' && isLong))) return stands;
  if (
    need === 'styrke' &&
    !isLong &&
    place !== 'seng' &&
    !items.some(({ practice }) => practice.intensity > 1 && practice.loads.length > 0)
  )
    return false;
  // A few minutes on the mat are spent lying.
  const movesArms = (!isLong && place === 'matte') || uses('shoulders');
  const movesSpine = (!isLong && place === 'matte') || uses('spine');
  const movesAll = movesArms && movesSpine && uses('legs back-of-legs');
  return opensHips(items, wish, 1) && (need !== 'hele' || (movesAll && goesAllRound(items, wish)));
}

/** Hips are opened, twice where there is time for that and something to lie on. */
function opensHips(items: readonly RepertoireItem[], wish: Composition['wish'], most: number): boolean {
  const opened = new Set(items.map(({ id }) => id).filter((id) => opening.test(id))).size;
  const isLying = wish.place === 'matte' || wish.place === 'seng';
  return wish.need !== 'hofter' || opened >= (!isShort(wish) && isLying ? most : 1);
}

/** Who spares nothing and has time is bent and turned in all directions; in bed to no side. */
function goesAllRound(items: readonly RepertoireItem[], { minutes, place, ...without }: Composition['wish']): boolean {
  const isSparing = [without.conditions, without.items, without.props].some((left) => left.length > 0);
  if (minutes < allRoundMinutes || isSparing) return true;
  const done = items.flatMap(({ practice, movements }) => [...practice.shapes, ...movements]);
  const asked = [
    /^(forward|loaded-rounding)$/u,
    /backbend$/u,
    /^twist$/u,
    ...(place === 'seng' ? [] : [/^side-bend$/u]),
  ];
  return asked.every((direction) => done.some((one) => direction.test(one)));
}

function isOfUse({ practice: { needs, intensity, loads, warms } }: RepertoireItem, wish: Composition['wish']) {
  const { need } = wish;
  if (!needs.includes(need)) return false;
  if (need === 'styrke') return (intensity >= 2 || isShort(wish)) && loads.length > 0;
  const parts = touches[need]?.split(' ');
  return !parts || parts.some((part) => [...warms, ...loads].some((family) => family === part));
}

function bearsTheBody({ practice: { intensity, loads } }: RepertoireItem): boolean {
  const bearing = ['legs', 'core', 'wrists', 'balance'];
  return intensity >= workIntensity || (intensity === 2 && loads.some((family) => bearing.includes(family)));
}
