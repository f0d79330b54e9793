import { layOut } from '../script/layout.ts';
import type { Station } from '../script/stations.ts';
import { height } from './body-rules.ts';
import { type Rule, walks } from './care-rules.ts';
import { linesOf, textsOf } from './step-lines.ts';

const closesEyes = /lukk øynene|la øynene hvile|øynene kan være lukket/iu;
const opensEyes = /(åpne øyne|øynene (er )?åpne)/iu;
const supportSeconds = 5;
/** «Er ryggen stram, …»: what to do instead, told once one has gone in is told too late. */
const cautions =
  /^(er (?!du stødig)|klemmer|henger|vakler|trenger|runder|holder|skal du ikke)[^.]*, |hvis (det|du|ryggen) /iu;
const palms =
  /(sett|press|støtt) (deg på )?hende(r|ne)(?! på (lår|hof|bekk|knær))|hender og knær|hånd støtter|(med|på) håndflatene|sett (høyre|venstre) hånd i gulvet/iu;
const equipment = /(?<!\p{L})(ha|velg|ta fram) (?!fram matta)/iu;

/** What a teacher asks of eyes, hands and support, before the weight comes on: the rest of `composition-errors.ts`. */
export const supportRules: Readonly<Record<string, Rule>> = {
  'eyes are open where one rises to the feet or walks': ({ script, wish }) => {
    let at: Station = script.startsAt;
    let isClosed = false;
    return layOut(script, wish.minutes).flatMap(({ rows, step }) =>
      rows.flatMap(({ text, to }) => {
        if (opensEyes.test(text)) isClosed = false;
        else if (closesEyes.test(text)) isClosed = true;
        const rises = step.role === 'practice' && to.includes('standing') && height[at] < height.standing;
        const before = at;
        at = to.at(-1) ?? at;
        // On a chair nobody has closed them before the rest.
        const mustBeTold = rises && (isClosed || before !== 'chair');
        const isTold = mustBeTold
          ? opensEyes.test(text)
          : !(isClosed && (walks.test(text) || /reis(er)? deg/iu.test(text)));
        return isTold ? [] : [`«${text}»`];
      }),
    );
  },

  'on a chair nobody opens eyes that are open': ({ script, wish: { place, minutes } }) => {
    if (place !== 'stol' && place !== 'kontor') return [];
    let isClosed = false;
    return layOut(script, minutes).flatMap(({ rows, step }) =>
      rows.flatMap(({ text }) => {
        isClosed ||= closesEyes.test(text);
        const isVain = step.role === 'practice' && !step.isRest && !isClosed && /^åpne øynene/iu.test(text);
        return isVain ? [`«${text}»`] : [];
      }),
    );
  },

  'a hand is on the support before a balance': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const isBalance = item.station === 'standing' && item.movements.includes('balance');
      const { before = [], in: wayIn = [] } = script.steps[index + 1]?.spoken ?? {};
      const held = [...before, ...wayIn].find(({ text }) =>
        /(hånden på støtten|hånd på klossen|fingertuppene mot veggen|hold fast i (stol|støtt))/iu.test(text),
      );
      return !isBalance || (held && held.seconds >= supportSeconds) ? [] : [item.id];
    }),

  'a step is as long as one stands firmly': ({ script }) =>
    script.steps.flatMap((step) =>
      linesOf(step)
        .filter(({ text }) => /et langt skritt|fot langt/iu.test(text))
        .map(({ text }) => text),
    ),

  'what to do instead is told before the last way in': ({ plan, script }) =>
    plan.flatMap(({ item }, index) => {
      const { in: wayIn = [], second } = script.steps[index + 1]?.spoken ?? {};
      return [wayIn, second?.in ?? []].flatMap((lines) => {
        const last = lines.at(-1)?.text ?? '';
        return cautions.test(last) ? [`${item.id}: ${last}`] : [];
      });
    }),

  'sore wrists bear nothing on the palms': ({ plan, script, wish }) =>
    wish.conditions.includes('handledd')
      ? plan.flatMap(({ item }, index) => {
          const step = script.steps[index + 1];
          const said = step && !item.isRest ? linesOf(step).map(({ text }) => text) : [];
          const bearing = said.filter((text) => palms.test(text)).map((text) => `${item.id}: ${text}`);
          return item.movements.includes('weight-on-wrists') ? [item.id, ...bearing] : bearing;
        })
      : [],

  'who is dizzy does not rise again and again': ({ plan, wish }) =>
    wish.conditions.includes('svimmel')
      ? plan
          .filter(({ item }) => item.spoken.hold.some(({ text }) => /reis deg/iu.test(text)))
          .map(({ item }) => item.id)
      : [],

  'with reflux and in pregnancy nobody lies flat': ({ plan, script, wish }) => {
    if (!wish.conditions.some((id) => id === 'refluks' || id === 'gravid')) return [];
    const said = textsOf(script.steps);
    const isPropped = said.some((text) => /puter bak (deg|rygg)/iu.test(text));
    const flat = plan.filter(({ item }) => item.station === 'back' || item.movements.includes('lying-flat'));
    return isPropped ? [] : flat.map(({ item }) => item.id);
  },

  'the telephone is the first thing at hand where somebody may have to call': ({ script }) => {
    const welcome = script.steps[0]?.spoken.in.map(({ text }) => text) ?? [];
    const asked = welcome.find((text) => equipment.test(text) && !/^velkommen/iu.test(text)) ?? '';
    const isCalled = welcome.some((text) => /(?<!\p{L})ring(er)?(?!\p{L})/iu.test(text));
    return isCalled && !/telefonen/iu.test(asked) ? [`«${asked}»`] : [];
  },
};
