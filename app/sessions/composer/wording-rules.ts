import { layOut } from '../script/layout.ts';
import type { Station } from '../script/stations.ts';
import { adaptationsOf } from './advice.ts';
import type { Rule } from './care-rules.ts';
import { textsOf } from './step-lines.ts';

/** How the movement of something is spoken of elsewhere. */
const movementWords: Readonly<Record<string, RegExp>> = {
  skulderrulling: /(rull|beveg) skuldrene/iu,
  'skulderrulling-pa-matta': /(rull|beveg) skuldrene/iu,
  'armene-opp-pa-stol': /(strekk|løft) armene opp/iu,
  'vend-hodet': /vend hodet/iu,
  handleddene: /sirkle med håndleddene/iu,
};
const behindChair = /^stå (bredt )?bak stolen/iu;
const aroundChair = /gå rundt/iu;
const aroundSeconds = 20;

/** Whether what is said fits what one chose, where one is and what lies there: the rest of `composition-errors.ts`. */
export const wordingRules: Readonly<Record<string, Rule>> = {
  'what was left out is not asked for in other words': ({ plan, script, wish }) =>
    wish.items.flatMap((id) => {
      const movement = movementWords[id];
      // On the mat the same movement is another exercise, which one leaves out by its own name.
      const others = script.steps.filter((_, index) => !plan[index - 1]?.item.id.startsWith(id));
      return movement ? textsOf(others).filter((text) => movement.test(text)) : [];
    }),

  'who rises from a chair to stand behind it has time to go around it': ({ script, wish }) => {
    let at: Station = script.startsAt;
    let rose = Number.NEGATIVE_INFINITY;
    let isAround = true;
    return layOut(script, wish.minutes).flatMap(({ rows }) =>
      rows.flatMap(({ text, to, atSeconds }) => {
        if (at === 'chair' && to.includes('standing')) {
          rose = atSeconds;
          isAround = false;
        }
        at = to.at(-1) ?? at;
        isAround ||= aroundChair.test(text);
        const isHasty = behindChair.test(text) && (!isAround || atSeconds - rose < aroundSeconds);
        return isHasty ? [`«${text}»`] : [];
      }),
    );
  },

  'in bed the cushions that one leans on are under the head as well': ({ script, wish }) =>
    wish.place === 'seng'
      ? textsOf(script.steps.slice(0, 1)).filter((text) => /puter bak/iu.test(text) && !/hode/iu.test(text))
      : [],

  'cushions lie there before the thighs fall to them': ({ script }) =>
    script.steps.flatMap((step) => {
      const lines = textsOf([step]);
      const fall = lines.findIndex((text) => /samle fotsålene.*knærne/iu.test(text));
      const laid = lines.findIndex((text) => /pute (under|utenfor|på utsiden av) hvert lår/iu.test(text));
      return step.station === 'back' && fall >= 0 && laid > fall ? [step.name] : [];
    }),

  'a sore hip has the cushion between the knees before it rolls over in bed': ({ script, wish }) =>
    wish.place === 'seng' && wish.conditions.includes('hofte')
      ? textsOf(script.steps.filter(({ station, isRest }) => station === 'side' && !isRest)).filter(
          (text) => /^rull .* på siden/iu.test(text) || /rull .*over på ryggen(?! med puten)/iu.test(text),
        )
      : [],

  'in bed nobody pushes up on the palms, and nothing is said of a floor': ({ plan, script, wish }) =>
    wish.place === 'seng'
      ? [
          ...textsOf(script.steps.slice(-2)).filter((text) => /skyv deg .*opp|med hendene/iu.test(text)),
          ...plan.flatMap(({ item }) => adaptationsOf(item, wish)).filter((text) => /gulv/iu.test(text)),
          ...textsOf(script.steps).filter((text) => /gulv/iu.test(text)),
        ]
      : [],

  'who rises with care from a chair at the end sits until the head is clear': ({ script, wish }) => {
    if (wish.place !== 'stol' && wish.place !== 'kontor') return [];
    const last = textsOf(script.steps.slice(-1));
    const rises = last.findIndex((text) => /hold(er du)? i stolen/iu.test(text));
    const isClear = /sittende til hodet er klart/iu.test(last[rises - 1] ?? '') && /langsomt/iu.test(last[rises] ?? '');
    return rises >= 0 && !isClear ? last : [];
  },
};
