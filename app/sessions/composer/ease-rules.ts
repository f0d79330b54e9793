import { layOut } from '../script/layout.ts';
import type { ScriptStep } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import { adaptationsOf } from './advice.ts';
import type { Rule } from './care-rules.ts';
import type { PlannedItem } from './compose.ts';
import { linesOf, textsOf } from './step-lines.ts';

const longestSittingSilenceSeconds = 250;
const longestSoonSeconds = 60;
const cushionAtKnees = /pute (under|mellom) knærne|(?<!\p{L})løs pute/iu;
const cushionAway = /(skyv|ta) (bort )?(begge )?puten?(e)?(?!\p{L})|putene? bort/iu;

/** What a teacher asks of sore knees, hips and heads, and of what lies at them: the rest of `composition-errors.ts`. */
export const easeRules: Readonly<Record<string, Rule>> = {
  'a cushion at the knees is put away before the feet stand or the legs are stretched': ({ script }) =>
    script.steps
      .filter((step, index, steps) => steps[index + 1]?.name !== step.name)
      .filter((step) => step.role === 'practice' && !step.isRest && step.station === 'back')
      .filter((step) => cushionAtKnees.test(entryOf(step)) && !cushionAway.test(exitOf(step)))
      .map((step) => `${step.name}: «${exitOf(step)}»`),

  'knees with a cushion between them come back together': ({ script }) =>
    script.steps
      .filter((step) => !step.isRest && /pute mellom knærne/iu.test(entryOf(step)))
      .filter((step) => /løft (høyre|venstre) kne/iu.test(exitOf(step)))
      .map((step) => `${step.name}: «${exitOf(step)}»`),

  'sore hips let the knees out with the feet below the hips': ({ script, wish }) =>
    wish.conditions.includes('hofte')
      ? script.steps
          .filter(({ station }) => station === 'chair')
          .flatMap((step) => textsOf([step]))
          .filter((text) => /bredere enn hoftene|fra hverandre/iu.test(text))
      : [],

  'the knees point where the toes do, and no foot that stands is told to follow': ({ script }) =>
    textsOf(script.steps).filter((text) => /føttene følge/iu.test(text)),

  'who leans against a wall stays there for one more round, and no foot walks by itself': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const said = textsOf(script.steps.slice(index + 1, index + 2));
      const isAgain = item.id === plan[index - 1]?.item.id;
      return said.filter((text) => /^gå føttene/iu.test(text) || (isAgain && /^snu deg[^.]*len ryggen/iu.test(text)));
    }),

  'advice for two conditions does not contradict itself': ({ plan, wish }) =>
    plan.flatMap(({ item }) => {
      const advice = adaptationsOf(item, wish).join(' ');
      return /uten vekt på hånden/iu.test(advice) && /støtte av hånden/iu.test(advice) ? [`${item.id}: ${advice}`] : [];
    }),

  'fists lean on a chair, and hold nothing': ({ script, wish }) => {
    if (!wish.conditions.includes('handledd')) return [];
    const last = textsOf(script.steps.slice(-1)).filter((text) => /^hold i setet/iu.test(text));
    return [...textsOf(script.steps).filter((text) => /hold [^.]*knyttede hender/iu.test(text)), ...last];
  },

  'who lies down on cushions leans on the forearms, and comes up from them over a side': ({ script, wish }) =>
    wish.place !== 'matte'
      ? []
      : script.steps.flatMap((step) => {
          const way = step.spoken.passage.map(({ text }) => text);
          const down = way.filter((text) => /mot putene/iu.test(text) && !/underarmen/iu.test(text));
          const isUp = way.some((text) => /legg den øverste puten der/iu.test(text));
          const isOver = way.some((text) => /over på [^.]*side/iu.test(text));
          return [...down, ...(isUp && !isOver ? way : [])];
        }),

  'in bed one is told how to get up, but before sleep': ({ script, wish }) => {
    if (wish.place !== 'seng' || wish.need === 'sovn') return [];
    const last = textsOf(script.steps.slice(-2));
    return last.some((text) => /sengekanten/iu.test(text)) ? [] : [last.join(' ')];
  },

  'nobody sits for long on a chair without a word about the head': ({ script, wish }) =>
    layOut(script, wish.minutes)
      .filter(({ step }) => step.isRest && step.station === 'chair')
      .flatMap(({ rows }) => rows.filter(({ seconds }) => seconds > longestSittingSilenceSeconds))
      .map(({ seconds, text }) => `${seconds} s after «${text}»`),

  'who has no wall stands behind a chair for a balance, with both hands on its back': ({ plan, script, wish }) =>
    plan.flatMap(({ item }, index) => {
      const isHeld = item.practice.uses.includes('stol') && item.practice.uses.includes('vegg');
      if (!isHeld || !wish.props.includes('vegg') || !item.movements.includes('balance')) return [];
      const said = script.steps[index + 1]?.spoken.before.map(({ text }) => text).join(' ') ?? '';
      return /bak stolryggen.*stolryggen med begge hender/iu.test(said) ? [] : [`${item.id}: «${said}»`];
    }),

  'behind a chair without a wall a hand holds on for as long as one stands on one leg': ({ script, wish }) =>
    wish.props.includes('vegg')
      ? textsOf(script.steps.filter((step) => /^stå bak stolryggen/iu.test(entryOf(step)))).filter((text) =>
          /(?<!\p{L})hendene (kan )?møtes|hånd på stolen hele veien/iu.test(text),
        )
      : [],

  'a deep backbend on the knees comes after a milder one, and is evened out': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      if (!item.movements.includes('kneeling') || !item.movements.includes('deep-backbend')) return [];
      const isMilder = (other: PlannedItem) => /^(sfinksen|bhujangasana)$/u.test(other.item.id);
      const out = script.steps[index + 1]?.spoken.out.map(({ text }) => text).join(' ') ?? '';
      return plan.slice(0, index).some(isMilder) && /rund ryggen/iu.test(out) ? [] : [`${item.id}: «${out}»`];
    }),

  'who is dizzy leaves a chair at the wall with a clear head': ({ plan, script, wish }) =>
    wish.conditions.includes('svimmel')
      ? plan.flatMap(({ item }, index) => {
          const out = script.steps[index + 1]?.spoken.out.map(({ text }) => text).join(' ') ?? '';
          return /inn under deg/iu.test(out) && !/hodet er klart/iu.test(out) ? [`${item.id}: «${out}»`] : [];
        })
      : [],

  'nobody is told to get up soon and then left to wait': ({ script, wish }) =>
    layOut(script, wish.minutes)
      .flatMap(({ rows }) => rows)
      .filter(({ text, seconds }) => /(?<!\p{L})(om litt|snart)(?!\p{L})/iu.test(text) && seconds > longestSoonSeconds)
      .map(({ seconds, text }) => `${seconds} s after «${text}»`),

  'who is easily dizzy or has a sore back is not rocked, and a sore back draws no knees to the ribs': ({
    script,
    wish: { conditions },
  }) => {
    const isSore = conditions.includes('rygg') || conditions.includes('beinskjorhet');
    return textsOf(script.steps).filter(
      (text) =>
        ((isSore || conditions.includes('svimmel')) && /(?<!\p{L})vugg/iu.test(text)) ||
        (isSore && /knærne synke ved siden av ribbeina/iu.test(text)),
    );
  },

  'who is to hold a chair is not told to shake the arms': ({ script, wish }) =>
    wish.conditions.includes('svimmel')
      ? script.steps
          .map((step) => textsOf([step]))
          .filter((texts) => texts.some((text) => /(hold|tak) i stolryggen/iu.test(text)))
          .flatMap((texts) => texts.filter((text) => /rist[^.]*armene/iu.test(text)))
      : [],

  'a sore shoulder has no hand behind the back, and a sore back may leave a turn': ({ plan, script, wish }) =>
    plan.flatMap(({ item }, index) => {
      if (item.station !== 'chair' || !item.practice.shapes.includes('twist')) return [];
      const texts = textsOf(script.steps.slice(index + 1, index + 2));
      const isBehind = (text: string) => /hånd[^.]*(bak deg|bak ryggen)/iu.test(text);
      const isFree = texts.some((text) => /kommer du tilbake til midten nå/iu.test(text));
      return [
        ...(wish.conditions.includes('skulder') ? texts.filter(isBehind) : []),
        ...(wish.conditions.includes('rygg') && !isFree ? [`${item.id}: no way out for a sore back`] : []),
      ];
    }),

  'a sore shoulder lies down and gets up on the good arm, and a sore hip over the good side': ({ script, wish }) => {
    const { conditions, place } = wish;
    const isLeft = conditions.includes('gravid') || conditions.includes('refluks');
    const hasHip = conditions.includes('hofte');
    const fromBed = textsOf(script.steps.slice(-1)).filter((text) => /^rull (rolig )?over/iu.test(text));
    if (place === 'seng' && (hasHip || conditions.includes('skulder')))
      return fromBed.filter((text) => !/på den gode siden/iu.test(text));
    if (place !== 'matte' || isLeft || hasHip || !conditions.includes('skulder')) return [];
    let at: Station = script.startsAt;
    return script.steps.flatMap(linesOf).flatMap(({ text, to }, index, lines) => {
      const isUp = at === 'sitting' || at === 'all-fours';
      const isDown = isUp && (to[0] === 'back' || to[0] === 'side');
      at = to.at(-1) ?? at;
      const said = `${lines[index - 1]?.text} ${text}`;
      return isDown && !/den gode (hånden|underarmen)/iu.test(said) ? [said] : [];
    });
  },

  'sore knees and shoulders are not told to rest on all fours': ({ script, wish }) =>
    wish.conditions.includes('kne') || wish.conditions.includes('skulder')
      ? textsOf(script.steps.filter(({ station }) => station === 'all-fours')).filter((text) =>
          /(hvil et par pust|liten pause|runde til, i din|runde til om det)/iu.test(text),
        )
      : [],

  'nobody stands still twice, and who is to wake on a mat does not lie for something twice': ({ plan, wish }) =>
    plan
      .filter(({ item }, index) => item.id === plan[index - 1]?.item.id && item.practice.intensity === 1)
      .filter(
        ({ item }) =>
          item.station === 'standing' || (wish.need === 'energi' && wish.place === 'matte' && item.station === 'back'),
      )
      .map(({ item }) => item.id),

  'before sleep nobody is welcomed to a pause': ({ script, wish }) =>
    wish.need === 'sovn' ? textsOf(script.steps.slice(0, 1)).filter((text) => /pausen/iu.test(text)) : [],
};

function entryOf({ spoken: { before, in: entry } }: ScriptStep): string {
  return [...before, ...entry].map(({ text }) => text).join(' ');
}

function exitOf({ spoken: { out, second, after } }: ScriptStep): string {
  return [...out, ...(second?.out ?? []), ...after].map(({ text }) => text).join(' ');
}
