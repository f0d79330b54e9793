import type { Line, Script, ScriptStep } from '../script/script.ts';
import type { Rule } from './care-rules.ts';
import { isShort } from './wish.ts';

const proppingCushions = 2;
const numbers = ['en', 'to', 'tre', 'fire'];
const rollingOver = /pute mellom knærne, og rull/iu;

/** What is in use already is not spoken of as if it were free: the rest of `composition-errors.ts`. */
export const inUseRules: Readonly<Record<string, Rule>> = {
  'nothing is laid under the knees where no cushion is free': ({ script, wish }) => {
    if (wish.place !== 'matte') return [];
    const others = script.steps.slice(1).map(saidIn);
    const inUse = /puter bak deg/iu.test(others.join(' ')) ? proppingCushions : 0;
    return others.filter((said) => /legger du noe under knærne/iu.test(said) && cushionsHad(script) <= inUse);
  },

  'who rolls off cushions has one more to lay between the knees': ({ script, wish }) => {
    if (wish.place !== 'matte') return [];
    let isPropped = false;
    return script.steps.flatMap((step) => {
      const wayIn = `${saidOnTheWay(step)} ${saidOf(step.spoken.in)}`;
      const wasPropped = isPropped;
      isPropped = /puter bak deg/iu.test(wayIn) || (isPropped && step.station === 'back');
      const rollsOff =
        (wasPropped && rollingOver.test(wayIn)) || (isPropped && rollingOver.test(saidOf(step.spoken.out)));
      return rollsOff && cushionsHad(script) <= proppingCushions ? [step.name] : [];
    });
  },

  'nobody lays a blanket to sit on where one sits on it': ({ script }) => {
    let isOnBlanket = false;
    return script.steps.flatMap((step) => {
      const said = saidIn(step);
      const isAgain = isOnBlanket && /legg et brettet teppe under deg/iu.test(said);
      isOnBlanket = step.station === 'sitting' && (isOnBlanket || /brettet teppe|sittende på teppet/iu.test(said));
      return isAgain ? [`${step.name}: ${said}`] : [];
    });
  },

  'a blanket that one has sat on is pulled out, and not fetched': ({ script }) => {
    const said = script.steps.slice(1).map(saidIn);
    const sat = said.findIndex((text) => /(på|brett) teppet/iu.test(text));
    return sat < 0 ? [] : said.slice(sat + 1).filter((text) => /ta fram teppet/iu.test(text));
  },

  'who has sat on a blanket leaves it before going to hands and knees, to the feet or onto the back': ({
    script,
    wish,
  }) => {
    if (wish.place !== 'matte' || isShort(wish)) return [];
    let isSat = false;
    return script.steps.flatMap((step) => {
      const said = saidOnTheWay(step);
      const goes = step.spoken.passage.flatMap(({ to }) => to)[0];
      // Who kneels on a sore knee rises from the blanket.
      const leaves =
        goes === 'all-fours' || (goes === 'standing' && !wish.conditions.includes('kne')) || goes === 'back';
      const isLeft = /teppe|det du s(itter|att) på|puter bak deg/iu.test(said);
      const isWrong = isSat && leaves && !isLeft;
      isSat = step.station === 'sitting' && (isSat || /på (et )?(brettet )?teppet?(?!\p{L})/iu.test(saidIn(step)));
      return isWrong ? [`${step.name}: ${said}`] : [];
    });
  },

  'nobody rolls off a heap of cushions to the side': ({ script, wish }) => {
    let isLyingPropped = false;
    return script.steps.flatMap((step) => {
      const said = saidOnTheWay(step);
      const isRolled = isLyingPropped && step.station === 'side' && !/til du sitter.*den øverste puten/iu.test(said);
      if (/puter bak deg/iu.test(said)) isLyingPropped = true;
      else if (step.station !== 'back') isLyingPropped = false;
      return wish.place === 'matte' && isRolled ? [`${step.name}: ${said}`] : [];
    });
  },
};

/** How many cushions one is told to have at hand. */
function cushionsHad({ steps }: Script): number {
  const [, number = ''] = /(?<!\p{L})(\p{L}+) puter?(?!\p{L})/iu.exec(steps[0] ? saidIn(steps[0]) : '') ?? [];
  return numbers.indexOf(number.toLowerCase()) + 1;
}

function saidOnTheWay({ spoken }: ScriptStep): string {
  return saidOf(spoken.passage);
}

function saidOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ');
}

function saidIn({ spoken: { passage, before, ...side } }: ScriptStep): string {
  return saidOf([...passage, ...before, ...side.in, ...side.hold]);
}
