import type { Station } from '../script/stations.ts';
import type { Rule } from './care-rules.ts';

const lying: readonly Station[] = ['back', 'side', 'belly', 'bed'];
const cushionNumbers = ['en', 'to', 'tre', 'fire'];

/** What a teacher asks of getting down and up, and of what to have at hand: the rest of `composition-errors.ts`. */
export const restRules: Readonly<Record<string, Rule>> = {
  'before sleep one lies down once': ({ script, wish }) => {
    if (wish.need !== 'sovn') return [];
    const until = script.steps.findIndex(({ isRest }) => isRest);
    const before = script.steps.slice(0, until + 1).flatMap(({ isRest, spoken, name }) => {
      const { passage, before: first, second, after } = spoken;
      const out = isRest ? [] : [...spoken.out, ...(second?.out ?? []), ...after];
      return [...passage, ...first, ...spoken.in, ...out].flatMap(({ to }) => to.map((at) => ({ at, name })));
    });
    const down = before.findIndex(({ at }) => lying.includes(at));
    const up = down < 0 ? [] : before.slice(down).filter(({ at }) => !lying.includes(at));
    return up.map(({ at, name }) => `${at} for ${name}`);
  },

  'who lay on the mat is told how to rise': ({ plan, script, wish }) => {
    const last = plan.at(-1)?.item;
    if (wish.place !== 'matte' || wish.need === 'sovn' || !last || !lying.includes(last.station)) return [];
    const said = script.steps.slice(-2).flatMap(({ spoken }) => [...spoken.in, ...spoken.out]);
    const told = said.map(({ text }) => text).join(' ');
    const onItsSide = last.station === 'side';
    return [
      ...(onItsSide || /rull[^.]*side/iu.test(told) ? [] : ['the side']),
      ...(/(med|press) (begge )?(hende|underarmene)|med den gode armen/iu.test(told) ? [] : ['the hands']),
      ...(/når du (reiser deg|skal opp), .*(kommer du|og kommer) på kne.*reis|når du reiser deg, kommer du på kne/iu.test(
        told,
      )
        ? []
        : ['the rising']),
    ];
  },

  'which side comes first is told, and it is not always the same': ({ script }) => {
    const twoSided = script.steps.filter(({ spoken }) => spoken.second !== null);
    const sides = twoSided.map(({ spoken }) => {
      const told = spoken.before.map(({ text }) =>
        /(høyre|venstre) side(?: først)?\./iu.exec(text)?.[1]?.toLowerCase(),
      );
      return told.find(Boolean) ?? 'none';
    });
    return sides.flatMap((side, index) => {
      const { name = '', spoken } = twoSided[index] ?? {};
      const isOther = spoken?.in.some(
        ({ text }) => text.toLowerCase().includes('høyre') || text.toLowerCase().includes('venstre'),
      );
      const isWrong = side === 'none' || side === sides[index - 1] || !isOther;
      return isWrong ? [`${side} for ${name}`] : [];
    });
  },

  'who lies on the side is not asked to roll over on it': ({ script }) =>
    script.steps
      .filter(({ station, isRest }) => isRest && station === 'side')
      .flatMap(({ spoken }) => [...spoken.out, ...(script.steps.at(-1)?.spoken.in ?? [])])
      .filter(({ text, to }) => to.includes('side') || /ruller du over på siden/iu.test(text))
      .map(({ text }) => text),

  'nobody stands still late in what is to wake': ({ plan, wish }) =>
    wish.need === 'energi'
      ? plan
          .filter(
            ({ item, role }) => role !== 'arrival' && item.station === 'standing' && item.practice.intensity === 1,
          )
          .map(({ item }) => item.id)
      : [],

  'nothing that wakes before sleep': ({ plan, wish }) =>
    plan.filter(({ item }) => item.practice.notFor.includes(wish.need)).map(({ item }) => item.id),

  'hips and knees that are sore are asked for nothing strong': ({ plan, wish: { need, conditions } }) =>
    need === 'hofter' && conditions.includes('hofte') && conditions.includes('kne')
      ? plan
          .filter(({ item: { practice, station } }) => {
            const isLoaded = practice.loads.some((family) => family === 'hips' || family === 'legs');
            return practice.intensity > (isLoaded ? 1 : 2) || station === 'all-fours' || station === 'belly';
          })
          .map(({ item }) => item.id)
      : [],

  'cushions are asked for by number, and as many as are needed': ({ script, wish }) => {
    const texts = script.steps.map(({ spoken: { passage, before, second, ...side } }) =>
      [...passage, ...before, ...side.in, ...side.hold, ...(second?.in ?? [])].map(({ text }) => text),
    );
    const welcome = texts[0]?.join(' ').replace('med en pute under hodet', '') ?? '';
    const asked = [...welcome.matchAll(/(?<!\p{L})(\p{L}+) puter?(?!\p{L})/giu)].map(([, number = '']) =>
      cushionNumbers.indexOf(number.toLowerCase()),
    );
    const had = asked.reduce((sum, index) => sum + index + 1, 0);
    if (asked.includes(-1)) return [`no number in «${welcome}»`];
    let propping = wish.place === 'seng' && /puter bak rygg/iu.test(welcome) ? 2 : 0;
    return texts.slice(1).flatMap((lines, index) => {
      const said = lines.join(' ');
      if (/puter bak deg/iu.test(said)) propping = 2;
      else if (script.steps[index + 1]?.station !== 'back') propping = 0;
      const own =
        /pute(?:r|n|ne)?(?!\p{L})/iu.test(said) &&
        !/puten (bærer hodet|holder)|tungt på puten|på putene, og/iu.test(said);
      const two = /pute (under|utenfor) hvert lår|pute under hodet, og (gjerne|en|hold)/iu.test(said);
      const needed = propping + (own && !/puter bak deg/iu.test(said) ? 1 : 0) + (two ? 1 : 0);
      return needed > had ? [`${needed} of ${had}: «${said}»`] : [];
    });
  },
};
