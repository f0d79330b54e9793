import { layOut } from '../script/layout.ts';
import type { ScriptStep } from '../script/script.ts';
import type { Rule } from './care-rules.ts';
import type { Composition } from './compose.ts';
import { linesOf } from './step-lines.ts';

const floor = ['sitting', 'all-fours', 'back', 'side', 'belly'];
const longStandingSeconds = 240;
const lastPartSeconds = 120;
/** What speaks of a place of arms or feet, and what has brought them there. */
const placed: readonly (readonly [spoken: RegExp, before: RegExp])[] = [
  [/armene hvile bakover/iu, /senk setet/iu],
  [/la føttene følge/iu, /sett føttene/iu],
];

/** What a condition asks for is said where it is done, once one is there: the rest of `composition-errors.ts`. */
export const toldRules: Readonly<Record<string, Rule>> = {
  'arms and feet are spoken of once they are there': ({ script }) =>
    script.steps.flatMap((step) => {
      const texts = linesOf(step).map(({ text }) => text);
      return placed.flatMap(([spoken, before]) => {
        const at = texts.findIndex((text) => spoken.test(text));
        const isThere = texts.slice(0, at + 1).some((text) => before.test(text));
        return at < 0 || isThere ? [] : [`${step.name}: ${texts[at]}`];
      });
    }),

  'a sore knee is told to lift a little, goes down on a blanket, and is stretched out in a seat': (composition) => {
    const { script, wish } = composition;
    if (!wish.conditions.includes('kne')) return [];
    const high = script.steps
      .flatMap(linesOf)
      .filter(({ text }) => /reis deg (helt|så langt)/iu.test(text))
      .map(({ text }) => text);
    const bare = waysDown(composition).filter((way) => !/teppet/iu.test(way));
    const bent = seated(composition).filter(({ said }) => !/strekk ut det vonde beinet/iu.test(said));
    return [...high, ...(wish.place === 'matte' ? [...bare, ...bent.map(({ id }) => id)] : [])];
  },

  'a sore hip has a cushion between the knees on the side, and turns openly': ({ plan, script, wish }) => {
    if (!wish.conditions.includes('hofte')) return [];
    return plan.flatMap(({ item }, index) => {
      const said = saidIn(script.steps[index + 1]);
      const isClosed = item.station === 'chair' && /hånd på utsiden av (høyre|venstre) lår/iu.test(said);
      const isLoose =
        item.station === 'side' && !/((?<!gjerne )en (tykk )?pute|den andre puten) mellom knærne/iu.test(said);
      return isClosed || isLoose ? [`${item.id}: ${said}`] : [];
    });
  },

  'who is easily dizzy waits where one has gone down to the floor': (composition) =>
    composition.wish.conditions.includes('svimmel')
      ? waysDown(composition).filter((way) => !/hodet er (helt )?klart/iu.test(way))
      : [],

  'frail bones hold a chair in a lunge': ({ plan, script, wish }) =>
    wish.conditions.includes('beinskjorhet')
      ? plan.flatMap(({ item }, index) => {
          const isLunge = item.movements.includes('kneeling') && item.movements.includes('hip-end-range');
          const isHeld = /på kne en armlengde fra stolen, med begge hender på setet.*hold i setet, og ta/iu.test(
            saidIn(script.steps[index + 1]),
          );
          return isLunge && !isHeld ? [item.id] : [];
        })
      : [],

  'a heart that stands for long is told to sit down': ({ script, wish }) => {
    if (!wish.conditions.includes('hjerte')) return [];
    let seconds = 0;
    let isTold = false;
    return layOut(script, wish.minutes).flatMap(({ step, seconds: own }) => {
      seconds = step.station === 'standing' ? seconds + own : 0;
      isTold ||= linesOf(step).some(({ text }) => /når du vil sitte og hvile/iu.test(text));
      return seconds > longStandingSeconds && !isTold ? [`${step.name}: ${seconds} s`] : [];
    });
  },

  'nobody is told to rest on in the last two minutes of a rest': ({ script, wish }) =>
    layOut(script, wish.minutes).flatMap(({ rows, startSeconds, seconds }) => {
      const end = rows.find(({ kind }) => kind === 'out')?.atSeconds ?? startSeconds + seconds;
      const late = rows.filter(
        ({ text, atSeconds }) => /^hvil videre/iu.test(text) && end - atSeconds < lastPartSeconds,
      );
      return late.map(({ text, atSeconds }) => `${end - atSeconds} s after «${text}»`);
    }),

  'a cushion between the knees is taken away before one rolls back, and with a sore hip after that': ({
    script,
    wish,
  }) =>
    script.steps.flatMap((step) => {
      const { in: wayIn, out } = step.spoken;
      const isLaid = step.station === 'side' && wayIn.some(({ text }) => /mellom knærne/iu.test(text));
      const rolls = out.find(({ to }) => to.includes('back'));
      const taken = wish.conditions.includes('hofte') ? /med puten mellom knærne.*ta den så bort/iu : /ta bort puten/iu;
      return isLaid && rolls && !taken.test(rolls.text) ? [`${step.name}: ${rolls.text}`] : [];
    }),

  'a sore shoulder goes down over the forearms, and to the side that it bears': ({ script, wish }) =>
    wish.conditions.includes('skulder') && wish.place === 'matte'
      ? script.steps
          .flatMap(linesOf)
          .filter(({ text, to }) => to.length > 0 && /gå fram med hendene|(ned|over) på siden/iu.test(text))
          .map(({ text }) => text)
      : [],

  'a sore hip or knee hears how to leave a butterfly before its time': ({ script, wish }) =>
    wish.conditions.some((id) => id === 'hofte' || id === 'kne')
      ? script.steps
          .filter(({ station }) => station === 'back')
          .map(saidIn)
          .filter((said) => /samle fotsålene/iu.test(said) && !/setter du føttene ned/iu.test(said))
      : [],

  'who lies on cushions sits half upright, and is not sent down again': ({ script, wish }) => {
    let isPropped = false;
    return script.steps.flatMap((step) => {
      const said = saidIn(step);
      if (/puter bak/iu.test(said)) isPropped = true;
      else if (step.station !== 'back') isPropped = false;
      const isFlat = wish.place === 'matte' && /puter bak deg/iu.test(said) && !/halvt oppreist/iu.test(said);
      return isFlat || (isPropped && /(?<!\p{L})ligg med knærne/iu.test(said)) ? [`${step.name}: ${said}`] : [];
    });
  },

  'the mat is fetched first': ({ script, wish }) => {
    const welcome = saidIn(script.steps[0]);
    return wish.place === 'matte' && !/ta fram matta/iu.test(welcome) ? [welcome] : [];
  },
};

/** What is said where one goes from the feet to the floor. */
function waysDown({ script }: Composition): string[] {
  return script.steps.flatMap(({ spoken: { passage } }, index) => {
    const to = passage.flatMap((line) => line.to)[0];
    const before = script.steps[index - 1];
    const isUp = before ? before.station === 'standing' || (index === 1 && script.startsAt === 'standing') : false;
    return isUp && to && floor.includes(to) ? [passage.map(({ text }) => text).join(' ')] : [];
  });
}

/** What is done sitting with crossed legs, or as one likes. */
function seated({ plan, script }: Composition): { id: string; said: string }[] {
  return plan.flatMap(({ item }, index) =>
    item.figure === 'sukhasana' && !item.isRest ? [{ id: item.id, said: saidIn(script.steps[index + 1]) }] : [],
  );
}

function saidIn(step: ScriptStep | undefined): string {
  return step
    ? linesOf(step)
        .map(({ text }) => text)
        .join(' ')
    : '';
}
