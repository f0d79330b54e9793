import { expect, test } from 'vitest';
import { conditionIds, things } from '#app/conditions/index.ts';
import { adaptationsOf, isExcludedBy } from '../composer/advice.ts';
import { thingWords } from '../composer/care-rules.ts';
import { compose } from '../composer/compose.ts';
import { composedSession } from '../composer/composed-session.ts';
import { compositionErrors } from '../composer/composition-errors.ts';
import { isSaidInPlace, onBothSides } from '../composer/instead.ts';
import { needs, places, type RepertoireItem } from '../composer/knowledge.ts';
import { composeNearest } from '../composer/nearest.ts';
import { spokenFor } from '../composer/spoken-for.ts';
import { usualWish, type Wish, wishLevels } from '../composer/wish.ts';
import { routeOf } from '../script/passages.ts';
import type { Line } from '../script/script.ts';
import { composerWords, repertoire } from './composer.ts';
import { randomWishes } from './testing-wishes.ts';
import { linesToRead, saidIn } from './track/lines.ts';

/** So many wishes are tried; `COMPOSER_WISHES=20000 npx vitest run app/sessions/.server/composer.test.ts` tries more. */
const wishes = Number(process.env.COMPOSER_WISHES ?? 600);

/** Many are composed, also on a busy machine. */
const room = { timeout: 600_000 };

test('a session for any wish is one that a teacher would sign', room, () => {
  expect(offenders(repertoire)).toEqual([]);
});

test('a wish that leaves out nothing is always met, with the nearest minutes or for the whole body', room, () => {
  const unmet = randomWishes(wishes).filter(
    (wish) => !composeNearest({ ...wish, conditions: [], items: [], props: [] }, repertoire, composerWords),
  );
  expect(unmet).toEqual([]);
});

test.each([5, 10, 15])('a neck has %i minutes on a chair and in an office', (minutes) => {
  for (const place of ['stol', 'kontor'] as const) {
    const composition = composeNearest({ ...usualWish, need: 'nakke', place, minutes }, repertoire, composerWords);
    expect(composition?.unmet).toEqual([]);
  }
});

test.each(needs)('five minutes on the mat for %s', (need) => {
  const others = [1, 2, 3, 4].flatMap((seed) =>
    wishLevels.flatMap((level): string[] => {
      const wish = { ...usualWish, need, level, minutes: 5, seed };
      // So few minutes near the floor are no hard work and bear no weight, and they say so.
      const told = need === 'styrke' ? ['level', 'served'] : ['level'];
      const unmet = composeNearest(wish, repertoire, composerWords)?.unmet ?? ['nothing'];
      return unmet.filter((what) => !told.includes(what));
    }),
  );
  expect(others).toEqual([]);
});

test.each([30, 38, 45])('%i minutes in bed, on the way to sleep', (minutes) => {
  const wish: Wish = { ...usualWish, need: 'sovn', place: 'seng', minutes };
  expect(composeNearest(wish, repertoire, composerWords)?.unmet).toEqual([]);
});

test('a rest that is hardly too long for one silence has room for what is said in it', () => {
  const wish: Wish = { ...usualWish, need: 'nakke', minutes: 22, place: 'seng', level: 'krevende', seed: 849 };
  const composition = composeNearest(wish, repertoire, composerWords);
  expect(composition && compositionErrors(composition)).toEqual([]);
});

test('the same wish is the same session, and another seed another', () => {
  const planned = (seed: number) =>
    compose({ ...usualWish, seed }, repertoire, composerWords)?.plan.map(({ item }) => item.id);
  expect(planned(3)).toEqual(planned(3));
  expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => planned(seed)?.join())).size).toBeGreaterThan(3);
});

test('everything can stand in some session', room, () => {
  const free = repertoire.filter(({ practice }) => !practice.taughtInPerson);
  const unused = new Set(free.map(({ id }) => id));
  for (const wish of randomWishes(1500)) {
    if (unused.size === 0) break;
    // Some things are there for those who cannot lie flat.
    const conditions = wish.seed % 4 === 0 ? (['gravid'] as const) : [];
    const composition = composeNearest({ ...wish, conditions, items: [], props: [] }, repertoire, composerWords);
    for (const { item } of composition?.plan ?? []) unused.delete(item.id);
  }
  expect([...unused]).toEqual([]);
});

test('what a condition asks to be done otherwise can be followed by ear', () => {
  const silent = repertoire.flatMap((item) =>
    conditionIds
      .filter((id) => item.conditions[id]?.verdict === 'adapt' && !isExcludedBy(item, id))
      .filter(
        (id) => ![...item.practice.proppedFor, ...item.practice.shownFor, ...item.practice.shownAfter].includes(id),
      )
      .filter((id) => {
        const { before } = spokenFor(item, { ...usualWish, conditions: [id] }, composerWords).spoken;
        const note = item.conditions[id];
        return before.length === item.spoken.before.length && !(note && isSaidInPlace(note));
      })
      .map((id) => `${item.id}, ${id}: ${item.conditions[id]?.words}`),
  );
  expect(silent).toEqual([]);
});

test('the lines that advice stands for are said, and otherwise on both sides', () => {
  const errors = repertoire.flatMap((item) =>
    conditionIds.flatMap((id) => {
      const note = item.conditions[id];
      const usual = allSaid(item);
      const instead = note?.instead ?? [];
      const adapted = allSaid(spokenFor(item, { ...usualWish, conditions: [id] }, composerWords));
      const unknown = instead.filter(({ line }) => !usual.includes(line));
      const still = instead.flatMap(onBothSides).filter(([line]) => adapted.includes(line));
      return [
        ...unknown.map(({ line }) => `${item.id}, ${id}: nobody says «${line}»`),
        ...(isExcludedBy(item, id) ? [] : still.map(([line]) => `${item.id}, ${id}: «${line}» is said all the same`)),
      ];
    }),
  );
  expect(errors).toEqual([]);
});

test('who has turned to the long side of the mat turns back from it', () => {
  const turned = repertoire.filter(({ spoken }) => [...spoken.before, ...spoken.in].some(says('langsiden')));
  expect(turned.length).toBeGreaterThan(2);
  expect(turned.filter(({ spoken }) => !spoken.after.some(says('kortenden'))).map(({ id }) => id)).toEqual([]);
});

test('nobody is told to sit down or to bend the knees where that has been done', () => {
  const again = repertoire.flatMap(({ id, from, spoken }) => {
    const [first] = [...spoken.before, ...spoken.in];
    const isSeated = from === 'sitting' || from === 'chair';
    const done = isSeated ? /^Sett deg (?!sidelengs)/u : /^Bøy knærne/u;
    return first && (isSeated || from === 'back') && done.test(first.text) ? [`${id}: ${first.text}`] : [];
  });
  expect(again).toEqual([]);
});

test('where the floor is far, one does not begin lying on it', room, () => {
  const lying = randomWishes(wishes).flatMap((wish) => {
    const far: Wish = {
      ...wish,
      place: 'matte',
      minutes: Math.max(10, wish.minutes),
      conditions: ['hofte'],
      items: [],
    };
    const arrival = composeNearest(far, repertoire, composerWords)?.plan[0]?.item;
    return arrival?.station === 'back' ? [JSON.stringify(far)] : [];
  });
  expect(lying).toEqual([]);
});

test.each(needs)('thirty demanding minutes on the mat for %s are full of that', (need) => {
  const lacking = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const wish: Wish = { ...usualWish, need, level: 'krevende', minutes: 30, seed };
    return [...(composeNearest(wish, repertoire, composerWords)?.unmet ?? ['nothing'])];
  });
  expect(lacking).toEqual([]);
});

test('whatever a session says is among the lines to be recorded', room, () => {
  const recorded = new Set(linesToRead().map(({ text }) => text));
  const silent = randomWishes(200).flatMap((wish) => {
    const composition = composeNearest(wish, repertoire, composerWords);
    const session = composition && composedSession(composition);
    const said = session ? saidIn(session).map(({ cue }) => cue.text) : [];
    return said.filter((text) => !recorded.has(text));
  });
  expect([...new Set(silent)]).toEqual([]);
});

test('the things that words speak of are named beside them', () => {
  const errors = repertoire.flatMap((item) => {
    const isOnChair = item.practice.places.every((place) => /stol|kontor/u.test(place));
    const told = conditionIds.map((id) => item.conditions[id]).filter((note) => note?.verdict === 'adapt');
    const said = [item.spoken, item.spoken.second ?? []].flatMap((side) => Object.values(side).flat());
    const lines = said.filter((line): line is Line => typeof line === 'object' && line !== null && 'text' in line);
    return [
      { words: lines.map(({ text }) => text).join(' '), uses: item.practice.uses },
      ...told.map((note) => ({ words: note?.words ?? '', uses: note?.uses ?? [] })),
    ].flatMap(({ words, uses }) =>
      things
        .filter((thing) => !(isOnChair && thing === 'stol'))
        .filter((thing) => thingWords[thing].word.test(words) !== uses.includes(thing))
        .map((thing) => `${item.id}, ${thing}: ${words}`),
    );
  });
  expect(errors).toEqual([]);
});

test('who has no wall is given no advice that asks for one', () => {
  const offending = randomWishes(wishes).flatMap((wish) => {
    const bare: Wish = { ...wish, place: 'matte', conditions: ['beinskjorhet', 'svimmel'], props: ['vegg'], items: [] };
    const composition = composeNearest(bare, repertoire, composerWords);
    if (!composition || composition.unmet.includes('without')) return [];
    const advice = composition.plan.flatMap(({ item }) => adaptationsOf(item, bare));
    return advice.filter((words) => /vegg/u.test(words) && !/stol/u.test(words));
  });
  expect([...new Set(offending)]).toEqual([]);
});

test('words lead from everything to everything else in the same place', () => {
  const lacking = places.flatMap((place) => {
    const there = repertoire.filter(({ practice }) => practice.places.includes(place));
    return there.flatMap((from) =>
      there
        .filter((to) => routeOf(composerWords.passages.ways, stationAfter(from), to.from) === null)
        .map((to) => `${place}: ${from.id} to ${to.id}`),
    );
  });
  expect(lacking).toEqual([]);
});

function allSaid({ spoken: { before, second, after, ...first } }: RepertoireItem): string[] {
  const sides = [first, ...(second ? [second] : [])].flatMap((side) => [...side.in, ...side.hold, ...side.out]);
  return [...before, ...sides, ...after].map(({ text }) => text);
}

function says(word: string): (line: Line) => boolean {
  return ({ text }) => text.includes(word);
}

/** What is wrong with the sessions for random wishes: each error once, with a wish that shows it. */
function offenders(items: readonly RepertoireItem[]): string[] {
  const errors = new Map<string, string>();
  for (const wish of randomWishes(wishes)) {
    const composition = composeNearest(wish, items, composerWords);
    if (composition) for (const error of compositionErrors(composition)) errors.set(error, JSON.stringify(wish));
  }
  return [...errors].map(([error, wish]) => `${error} — ${wish}`).slice(0, 40);
}

/** Where the body is after something. */
function stationAfter({ spoken, station }: RepertoireItem) {
  const lines = [...(spoken.second?.out ?? spoken.out), ...spoken.after];
  return lines.flatMap(({ to }) => to).at(-1) ?? station;
}
