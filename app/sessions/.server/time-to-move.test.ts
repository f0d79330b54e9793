import { expect, test } from 'vitest';
import { layOut, type Row } from '../script/layout.ts';
import type { Script, SpokenSide } from '../script/script.ts';
import type { Station } from '../script/stations.ts';
import { scripts, sessions } from './sessions.ts';

/** What the body needs, the words included: to change its position, to rise from the floor, to fetch and lay something. */
const moveSeconds = 15;
const riseSeconds = 20;
const propSeconds = 12;
/** Two calm breaths. */
const stopSeconds = 14;

const things = ['teppe', 'pute', 'stol', 'vegg', 'bolster', 'belte', 'kloss'];
const lays =
  /(?<!\p{L})(legg|ta|hent|trekk|skyv)(er)? (?:[^.]* )?(teppe|pute|bolster|belte|kloss)|(?<!\p{L})sett klossene/iu;
/** Asks for nothing else: the stop itself, and what belongs to the movement before. */
const asksNothing =
  /^(bli (liggende|sittende|stående|på kne)|stå stille|hvil i|ta (den|god) tid|takk|blir du svimmel)|(?<!\p{L})bærer/iu;
const stops = /(?<!\p{L})(bli (liggende|sittende|stående)|stå stille).*(to pust|til hodet er klart)/iu;
const care =
  /(?<!\p{L})(hvis|når|ellers|eller|gjerne|er (du|knehasen|knærne|nakken)|henger|vakler|løfter \p{L}+ \p{L}+ seg)(?!\p{L})/iu;
const closesEyes = /(?<!\p{L})(lukk øynene|øynene kan være lukket)/iu;
const opensEyes = /(?<!\p{L})(åpne øynene|øynene (er )?åpne)/iu;

const lying: readonly Station[] = ['back', 'side'];
const onTheFloor: readonly Station[] = [...lying, 'belly', 'sitting', 'all-fours'];

interface Placed extends Row {
  /** Where the body is when the line begins. */
  readonly from: Station;
}

interface LaidOut {
  readonly name: string;
  /** In a flow the breath leads on and off the feet: its rules are for lying down and for rising from the rest. */
  readonly isDemanding: boolean;
  readonly script: Script;
  readonly rows: readonly Placed[];
  readonly seconds: number;
}

/** Every session at every length, and those on the mat. */
const all = scripts.flatMap(laidOut);
const onTheMat = scripts.filter(({ kind }) => kind === 'yoga').flatMap(laidOut);

test('who is asked to change position has time for it', () => {
  const hasted = offenders(onTheMat, (row, index, session) => {
    if (row.to.every((station) => station === row.from)) return false;
    if (session.isDemanding && !row.to.some((station) => [...lying, 'sitting'].includes(station))) return false;
    return timeAfter(index, session) < (rises(row, session) ? riseSeconds : moveSeconds);
  });
  expect(hasted).toEqual([]);
});

test('what is to be fetched or laid was named in the welcome, and there is time for it', () => {
  const wrong = offenders(onTheMat, ({ text, kind, seconds }, _, { rows }) => {
    if (kind === 'opening' || !lays.test(text)) return false;
    const welcome = rows.filter((row) => row.kind === 'opening').map((row) => row.text.toLowerCase());
    const unnamed = things.filter((thing) => text.includes(thing) && !welcome.join(' ').includes(thing));
    return seconds < propSeconds || unnamed.length > 0;
  });
  expect(wrong).toEqual([]);
});

test('after rising one stops for two breaths', () => {
  const hasted = offenders(onTheMat, (row, index, session) => {
    const sitsUp = lying.includes(row.from) && row.to.at(-1) === 'sitting';
    if (!sitsUp && !rises(row, session)) return false;
    const next = session.rows[index + 1];
    return !next || !stops.test(next.text) || next.seconds < stopSeconds;
  });
  expect(hasted).toEqual([]);
});

test('by night nothing is fetched in the last third, nobody is thanked, and nothing is said to be over', () => {
  const night = all.filter(({ script }) => script.isQuiet);
  expect(night.length).toBeGreaterThan(5);
  const fetched = offenders(
    night,
    ({ text, atSeconds }, _, { seconds }) => atSeconds > (2 / 3) * seconds && lays.test(text),
  );
  const ended = offenders(night, ({ text }) => /(?<!\p{L})(ferdig|takk|slutter økten)(?!\p{L})/iu.test(text));
  expect([...fetched, ...ended]).toEqual([]);
  const told = sessions.filter(({ isQuiet, cues }) => isQuiet && cues.at(-1)?.text !== '');
  expect(told.map(({ id }) => id)).toEqual([]);
});

test('the second side is told as much care as the first', () => {
  const careless = scripts.flatMap(({ id, script }) =>
    script.steps
      .filter(({ spoken }) => spoken.second && caresOf(spoken.second) < caresOf(spoken))
      .map((step) => `${id}: ${step.name}`),
  );
  expect(careless).toEqual([]);
});

test('eyes are open before one stands up', () => {
  const blind = offenders(onTheMat, (row, index, session) => {
    const said = session.rows.slice(0, index + 1);
    const opened = said.findLastIndex(({ text }) => opensEyes.test(text));
    return rises(row, session) && opened <= said.findLastIndex(({ text }) => closesEyes.test(text));
  });
  expect(blind).toEqual([]);
});

function laidOut({ id, isDemanding, script }: (typeof scripts)[number]): LaidOut[] {
  return script.lengths.map((minutes) => {
    let at = script.startsAt;
    const placed = layOut(script, minutes).flatMap(({ rows }) => rows);
    const rows = placed.map((row): Placed => {
      const from = at;
      at = row.to.at(-1) ?? at;
      return { ...row, from };
    });
    return { name: `${id} ${minutes}`, isDemanding, script, rows, seconds: minutes * 60 };
  });
}

/** The lines that break a rule, each with its session and its time. */
function offenders(
  sessionsOf: readonly LaidOut[],
  isWrong: (row: Placed, index: number, session: LaidOut) => boolean,
): string[] {
  return sessionsOf.flatMap((session) =>
    session.rows
      .filter((row, index) => isWrong(row, index, session))
      .map(({ text, atSeconds }) => `${session.name}, ${atSeconds} s: ${text}`),
  );
}

/** From a line to the next that asks for something else; as long as one likes where there is none. */
function timeAfter(index: number, { rows }: LaidOut): number {
  const [row, ...later] = rows.slice(index);
  const next = later.find(({ text }) => !asksNothing.test(text));
  return row && next ? next.atSeconds - row.atSeconds : Number.POSITIVE_INFINITY;
}

/** From the floor to the feet, otherwise than in a flow. */
function rises({ from, to }: Placed, { isDemanding }: LaidOut): boolean {
  return !isDemanding && onTheFloor.includes(from) && to.includes('standing');
}

function caresOf({ in: wayIn, hold }: SpokenSide): number {
  return [...wayIn, ...hold].filter(({ text }) => care.test(text)).length;
}
