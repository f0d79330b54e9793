import type { Station } from '../script/stations.ts';
import type { Rule } from './care-rules.ts';
import { linesOf, textsOf } from './step-lines.ts';

/** Where one is, and where things lie, as it is said: the rest of `composition-errors.ts`. */
export const whereRules: Readonly<Record<string, Rule>> = {
  'who stood behind a chair walks around it with a hand on its back, and nobody else does': ({ script }) => {
    let isBehind = false;
    return script.steps.flatMap((step) => {
      let isAround = false;
      return linesOf(step).flatMap(({ text, to }) => {
        isAround ||= /gå rundt stolen, med en hånd på stolryggen/iu.test(text);
        const isWrong = to.includes('chair') && isAround !== isBehind;
        if (
          /bak stol(en|ryggen)|ved stolen|rundt (stolen, og hold fast|med en hånd på stolen)|stå bak den|til en stol(?! eller)/iu.test(
            text,
          )
        )
          isBehind = true;
        if (/(til|ved|mot) (en |veggen)|eller gå bort/iu.test(text) && /vegg/iu.test(text)) isBehind = false;
        if (to.includes('chair')) isBehind = false;
        return isWrong ? [`${step.name}: ${text}`] : [];
      });
    });
  },

  'who has a chair is not sent to one': ({ script }) =>
    textsOf(script.steps).filter((text) => /gå (bort )?til en stol(?! eller)|skyv stolen/iu.test(text)),

  'who is easily dizzy keeps a hand on the chair where one walks around it': ({ script, wish }) => {
    if (wish.place === 'matte' || !wish.conditions.includes('svimmel')) return [];
    return script.steps
      .slice(1)
      .flatMap(linesOf)
      .map(({ text, to }, index, all) => ({ said: `${all[index - 1]?.text ?? ''} ${text}`, text, to }))
      .filter(({ text, to }) => to.includes('chair') || /bak stolen|gå rundt/iu.test(text))
      .filter(({ said }) => !/(hånd|hender|hendene) på stol|hold (fast )?i stolryggen/iu.test(said))
      .map(({ text }) => text);
  },

  'a blanket to kneel on is laid first, with a hand on the chair, and told once': ({ script }) => {
    let isLaid = false;
    return script.steps.flatMap((step) => {
      const own = [...step.spoken.before, ...step.spoken.in].map(({ text }) => text);
      const down = step.spoken.passage.map(({ text }) => text);
      const byChair = down.find((text) => /^(hold i|støtt knyttede hender på) stolsetet/iu.test(text));
      isLaid ||= down.some((text) => /på stolsetet, og legg teppet brettet/iu.test(text));
      const isBare = byChair !== undefined && /på (det brettede )?teppet/iu.test(byChair) && !isLaid;
      const isTwice =
        byChair !== undefined && own.some((text) => /brettet teppe under deg|på et brettet teppe/iu.test(text));
      return isBare || isTwice ? [`${step.name}: ${down.join(' ')} ${own.join(' ')}`] : [];
    });
  },

  'who lies down on the side bends the knees, goes over the arm, and has laid what the head needs': ({
    script,
    wish,
  }) => {
    let at: Station = script.startsAt;
    return script.steps.flatMap((step) => {
      const way = step.spoken.passage.map(({ text }) => text).join(' ');
      const isFromUp = step.spoken.passage.some(({ to }) => {
        const from = at;
        at = to.at(-1) ?? at;
        return from === 'sitting' && to.includes('side');
      });
      at =
        linesOf(step)
          .findLast(({ to }) => to.length > 0)
          ?.to.at(-1) ?? at;
      const isWhole = /bøy knærne|knærne bøyd/iu.test(way) && /underarm/iu.test(way);
      const isReady = /der hodet skal ligge/iu.test(way) && !/noe under hodet/iu.test(step.spoken.in[0]?.text ?? '');
      const isAsked = isFromUp && wish.place === 'matte' && step.station === 'side';
      return isAsked && !(isWhole && isReady) ? [`${step.name}: ${way}`] : [];
    });
  },

  'who sits on the blanket lays it for the head before lying down': ({ script }) => {
    let isOnBlanket = false;
    return script.steps.flatMap((step) => {
      const wasOnBlanket = isOnBlanket;
      const isOnSeat = textsOf([step]).some((text) => /(teppe under deg|på teppet|på et brettet teppe)/iu.test(text));
      isOnBlanket = step.station === 'sitting' && (wasOnBlanket || isOnSeat);
      const late = step.spoken.passage.filter(({ text }) => /et (brettet )?teppe.*under hodet/iu.test(text));
      return wasOnBlanket && step.station === 'back' ? late.map(({ text }) => `${step.name}: ${text}`) : [];
    });
  },

  'who rises by a chair kneels, sets a foot forward and rises': ({ script, wish }) => {
    const last =
      script.steps
        .at(-1)
        ?.spoken.in.map(({ text }) => text)
        .join(' ') ?? '';
    const isByChair = wish.place === 'matte' && /stolen/iu.test(last);
    return isByChair && !/på kne.*den sterkeste foten fram.*reis deg/iu.test(last) ? [last] : [];
  },

  'who is to wake in bed is not calmed or tucked in, opens the eyes, and sits up on its edge': ({ script, wish }) => {
    if (wish.need !== 'energi' || wish.place !== 'seng') return [];
    const tucked = textsOf(script.steps).filter((text) =>
      /dynen over|^bli liggende|\. bli (i sengen|liggende)|utpusten .*lengre (tid )?enn/iu.test(text),
    );
    const last =
      script.steps
        .at(-1)
        ?.spoken.in.map(({ text }) => text)
        .join(' ') ?? '';
    return [...tucked, ...(/åpne øynene.*sengekanten.*til du sitter.*hodet er klart/iu.test(last) ? [] : [last])];
  },

  'with a hernia the belly is free in a fold': ({ script, wish }) =>
    wish.conditions.includes('brokk')
      ? textsOf(script.steps).filter((text) =>
          /bøy deg fram fra hoftene over lårene|armene henge ned mot dem/iu.test(text),
        )
      : [],

  'hands on a thigh are spoken of once they are free': ({ script }) =>
    script.steps
      .flatMap(({ spoken: { before, between = [] } }) => [...before, ...between])
      .filter(({ text }) => /hendene på låret/iu.test(text))
      .map(({ text }) => text),

  'a cushion that lies there is moved to the other side': ({ script }) =>
    script.steps
      .flatMap(({ spoken: { second } }) => second?.in ?? [])
      .filter(({ text }) => /legg en løs pute/iu.test(text))
      .map(({ text }) => text),
};
