import { layOut } from '../script/layout.ts';
import type { Rule } from './care-rules.ts';

const legSeconds = 40;
const sciaticSeconds = 25;
const tiredAfterSeconds = 25;
const pressSeconds = 30;
const spared = ['hjerte', 'oyetrykk', 'hoyt-blodtrykk', 'gravid', 'brokk'];
const leaning = ['rygg', 'beinskjorhet', 'gravid'];
const leansWithinSeconds = 90;
const freeSeconds = 180;

/** How long a leg is held out, a press kept and a back without support: the rest of `composition-errors.ts`. */
export const lengthRules: Readonly<Record<string, Rule>> = {
  'a leg is held out for less than a minute, and rests': ({ plan, script, wish }) =>
    plan.flatMap(({ item, holdSeconds }, index) => {
      if (item.id !== 'strekk-kneet') return [];
      const most = wish.conditions.includes('rygg') ? sciaticSeconds : legSeconds;
      const { hold = [], second } = script.steps[index + 1]?.spoken ?? {};
      const isTold = [hold, second?.hold ?? []].every((lines) =>
        lines.some(({ text }) => /senk (høyre|venstre) fot og hvil/iu.test(text)),
      );
      const asks = holdSeconds > tiredAfterSeconds && !isTold;
      return holdSeconds > most || asks ? [`${holdSeconds} s`] : [];
    }),

  'a press is short and light, with a free breath, for who is to be spared': ({ plan, script, wish }) =>
    plan.flatMap(({ item, holdSeconds }, index) => {
      if (item.id !== 'dandasana' || !wish.conditions.some((id) => spared.includes(id))) return [];
      const said = script.steps[index + 1]?.spoken.hold.map(({ text }) => text).join(' ') ?? '';
      return holdSeconds <= pressSeconds && /pust fritt/iu.test(said) ? [] : [`${holdSeconds} s: ${said}`];
    }),

  'nobody sits long with a free back': ({ plan, script, wish }) =>
    layOut(script, wish.minutes)
      .slice(1)
      .flatMap(({ seconds, startSeconds, rows }, index) => {
        if (plan[index]?.item.id !== 'fjellet-pa-stol') return [];
        const leans = rows.some(
          ({ text, atSeconds }) =>
            /len deg mot stolryggen/iu.test(text) && atSeconds - startSeconds <= leansWithinSeconds,
        );
        const isAsked = seconds > leansWithinSeconds && wish.conditions.some((id) => leaning.includes(id));
        return seconds > freeSeconds || (isAsked && !leans) ? [`${seconds} s`] : [];
      }),
};
