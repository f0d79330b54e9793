import { layOut } from '../script/layout.ts';
import type { Rule } from './care-rules.ts';

const downOnceMinutes = 10;
const longestSilenceSeconds = 480;
const longestRepetitionSeconds = 60;
const shortestBreathSeconds = 10;
const longestWelcomeSeconds = 45;
/** Said slowly, with how to get up in the morning. */
const longestNightWelcomeSeconds = 55;
/** To lay the telephone where it can be reached. */
const phoneSeconds = 7;
/** A welcome says when to stop for each condition; so much is told in time. */
const mostStops = 2;
const gentlestBackbend = ['sfinksen', 'bhujangasana'];

/** What a teacher asks of the order of a session, and of how long its parts take: the rest of `composition-errors.ts`. */
export const orderRules: Readonly<Record<string, Rule>> = {
  'the pelvis is tipped before the bridge': ({ plan }) => {
    const ids = plan.map(({ item }) => item.id);
    const bridge = ids.findIndex((id) => id === 'setu-bandha-sarvangasana' || id === 'halv-bro');
    return bridge >= 0 && ids.indexOf('bekkenvipp') > bridge ? [ids.join(', ')] : [];
  },

  'the spine is warm before it bends back': ({ plan }) =>
    plan.flatMap(({ item }, index) => {
      const isBackbend = item.practice.shapes.includes('backbend') && item.practice.intensity > 1;
      const isWarm = plan.slice(0, index).some((before) => before.item.practice.warms.includes('spine'));
      return isBackbend && !isWarm ? [item.id] : [];
    }),

  'the milder backbend before the stronger': ({ plan }) => {
    const bends = plan.filter(({ item }) => item.station === 'belly' && item.practice.shapes.includes('backbend'));
    const rank = bends.map(({ item }) => {
      const known = gentlestBackbend.indexOf(item.id);
      return known < 0 ? 9 + item.practice.intensity : known;
    });
    return rank.some((own, index) => own < (rank[index - 1] ?? 0)) ? [bends.map(({ item }) => item.id).join(', ')] : [];
  },

  'nobody lies down, sits up and lies down again': ({ plan, wish }) => {
    if (wish.place !== 'matte') return [];
    const lies = plan.map(({ item }) => item.station === 'back' || item.station === 'side');
    const first = lies.indexOf(true);
    return first >= 0 && lies.slice(first).includes(false) ? [plan.map(({ item }) => item.id).join(', ')] : [];
  },

  'in a few minutes one goes down to the floor once': ({ plan, wish }) => {
    if (wish.place !== 'matte' || wish.minutes > downOnceMinutes) return [];
    const stands = plan.map(({ item }) => item.station === 'standing');
    const down = stands.indexOf(false);
    return down >= 0 && stands.lastIndexOf(true) > down ? [plan.map(({ item }) => item.id).join(', ')] : [];
  },

  'a neck and the shoulders are both moved': ({ plan, wish }) => {
    if (wish.need !== 'nakke') return [];
    const moved = plan.flatMap(({ item }) => [...item.practice.warms, ...item.practice.loads]);
    return ['neck', 'shoulders'].filter((family) => !moved.some((part) => part === family));
  },

  'no movement is repeated for more than a minute': ({ plan }) =>
    plan
      .filter(({ item, holdSeconds }) => !item.isRest && repeats(item.spoken) && holdSeconds > longestRepetitionSeconds)
      .map(({ item, holdSeconds }) => `${item.id}, ${holdSeconds} s`),

  'a rest is silent for eight minutes at most, but before sleep': ({ script, wish }) =>
    wish.need === 'sovn'
      ? []
      : layOut(script, wish.minutes)
          .filter(({ step }) => step.isRest)
          .flatMap(({ rows }) => rows.filter(({ seconds }) => seconds > longestSilenceSeconds))
          .map(({ seconds, text }) => `${seconds} s after «${text}»`),

  'a breath has its time': ({ script, wish }) =>
    layOut(script, wish.minutes).flatMap(({ rows }) =>
      rows
        .filter(
          ({ kind, text, seconds }) =>
            kind === 'hold' && /pust inn.*pust ut|pust ut.*pust inn/iu.test(text) && seconds < shortestBreathSeconds,
        )
        .map(({ text, seconds }) => `${seconds} s for «${text}»`),
    ),

  'a welcome is short': ({ script, wish }) => {
    const [welcome] = layOut(script, wish.minutes);
    const isAsked = welcome?.rows.some(({ text }) => /telefonen/iu.test(text));
    const usual = wish.need === 'sovn' ? longestNightWelcomeSeconds : longestWelcomeSeconds;
    const most = usual + (isAsked ? phoneSeconds : 0);
    const stops = welcome?.rows.filter(({ text }) => /stans/iu.test(text)).length ?? 0;
    const isLong = welcome && welcome.seconds > most && stops <= mostStops;
    return isLong ? [`${welcome.seconds} s: ${welcome.rows.map(({ text }) => text).join(' ')}`] : [];
  },

  'nobody speaks after the last word': ({ script }) => {
    const texts = script.steps
      .flatMap(({ spoken }) => [...spoken.in, ...spoken.hold, ...spoken.out])
      .map(({ text }) => text);
    return texts.slice(0, -1).filter((text) => /sier ikke mer|nå blir det stille/iu.test(text));
  },
};

function repeats({ hold }: { readonly hold: readonly { readonly text: string }[] }): boolean {
  return hold.some(({ text }) => /^fortsett|i takt med pusten|veksle/iu.test(text));
}
