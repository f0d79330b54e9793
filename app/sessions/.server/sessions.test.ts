import { describe, expect, test } from 'vitest';
import { listedMeditations, meditations, pageText, poseOf, yogaClasses } from '#app/.server/library.ts';
import { allBreathings } from '#content';
import { beginnings } from '../editor/beginnings.ts';
import { longestHoldSeconds, maxPoses, shortestHoldSeconds } from '../editor/sequence.ts';
import { playerReducer, readyState } from '../player/player-state.ts';
import { sequenceSession } from '../script/from-sequence.ts';
import { speechSeconds } from '../script/pacing.ts';
import type { Cue, Session } from '../script/session.ts';
import { getReadySeconds, momentAt } from '../script/timeline.ts';
import { sequencePoses, sequenceWords, sessionOf, sessionOfMinutes, sessions } from './sessions.ts';

/** The sessions that can be had in several lengths, at every one of them. */
const everyLength = sessions.flatMap(({ id, lengths }) => lengths.map((minutes) => ({ id, minutes })));

/** The clock of a browser that wakes a page late: up to a tenth of a second. */
const tickMs = 97;

test('there is a session for every class and meditation, the morning routine and the breathing exercises', () => {
  const ids = sessions.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([...yogaClasses, ...meditations].map(({ slug }) => slug)));
  expect(ids).toEqual(expect.arrayContaining(['morgen', '4-7-8', 'firkantpust', 'jevn-pust']));
});

test.each([...yogaClasses, ...meditations])('$title takes as long as its page says', ({ slug, duration }) => {
  expect(`${sessionOf(slug).seconds / 60} min`).toBe(duration);
});

test('the morning routine takes 15 minutes, and 4-7-8 goes four rounds', () => {
  expect(sessionOf('morgen').seconds).toBe(15 * 60);
  const guided = sessionOf('4-7-8').steps.filter(({ breath }) => breath.length > 0);
  expect(guided.map(({ seconds }) => seconds)).toEqual([2 * (2 + 3 + 4), 4 * (4 + 7 + 8)]);
});

test('the listed meditations are ten to twenty-five minutes long', () => {
  for (const { slug } of listedMeditations) {
    expect(sessionOf(slug).seconds).toBeGreaterThanOrEqual(10 * 60);
    expect(sessionOf(slug).seconds).toBeLessThanOrEqual(25 * 60);
  }
});

test('every class and meditation can be had in three lengths and more, and takes exactly as long', () => {
  for (const { slug } of [...yogaClasses, ...meditations])
    expect(sessionOf(slug).lengths.length, slug).toBeGreaterThanOrEqual(3);
  const wrong = everyLength.filter(({ id, minutes }) => sessionOfMinutes(id, minutes)?.seconds !== minutes * 60);
  expect(wrong).toEqual([]);
  expect(sessionOfMinutes('rygg', 11)).toBeUndefined();
});

test("a session of one's own holds each side as long as was chosen", () => {
  const session = own(['tadasana', 30], ['vrksasana', 45]);
  const heldSeconds = (id: string, side: string | null) => {
    const step = session.steps.find(({ figure }) => figure === id);
    const cues = session.cues.filter((cue) => cue.id.startsWith(`${figureNumber(session, id)}-`) && cue.side === side);
    const first = cues.find(({ kind }) => kind === 'hold');
    const out = cues.find(({ kind }) => kind === 'out');
    expect(step).toBeDefined();
    return (out?.atSeconds ?? 0) - (first?.atSeconds ?? 0);
  };
  expect(heldSeconds('tadasana', null)).toBe(30);
  expect(heldSeconds('vrksasana', 'first')).toBe(45);
  expect(heldSeconds('vrksasana', 'second')).toBe(45);
  expect(session.isDemanding).toBe(false);
  expect(sequenceSession([], sequencePoses, sequenceWords)).toBeNull();
});

test("the cautions of a session of one's own are those of every pose that is not for beginners", () => {
  const cautionsOf = (id: string) => poseOf(id).precautions.map((care) => `${poseOf(id).name}: ${care}`);
  const session = own(['tadasana', 30], ['ustrasana', 30], ['salamba-sirsasana', 30], ['ustrasana', 15]);
  expect(session.isDemanding).toBe(true);
  expect(session.precautions.slice(1)).toEqual([...cautionsOf('ustrasana'), ...cautionsOf('salamba-sirsasana')]);
  const gentle = own(['tadasana', 30], ['savasana', 30]);
  expect(gentle.isDemanding).toBe(false);
  expect(gentle.precautions).toHaveLength(1);
});

describe('the cautions before the start', () => {
  test.each([...yogaClasses, ...meditations])('$title: those of its page, all and in their order', (page) => {
    expect(page.precautions.length).toBeGreaterThan(0);
    expect(sessionOf(page.slug).precautions).toEqual(page.precautions);
  });

  test.each(allBreathings)('$title: those of the exercise', ({ id, precautions }) => {
    expect(sessionOf(id).precautions).toEqual(precautions);
  });

  test('the morning routine: those of its page, for whom it could hurt among them', () => {
    const { precautions } = sessionOf('morgen');
    expect(precautions).toEqual(pageText('morning-yoga').precautions);
    const words = precautions.join().toLocaleLowerCase('nb');
    for (const who of ['gravid', 'skiveprolaps', 'svimmel', 'håndleddene']) expect(words).toContain(who);
  });
});

test('what is for the night rings nothing, the breath neither, and ends without a word', () => {
  expect(sessions.filter(({ isQuiet }) => isQuiet).map(({ id }) => id)).toEqual([
    'sovn',
    'dyp-sovnmeditasjon',
    'nattpust',
    'ro-i-sengen',
    'yoga-nidra',
  ]);
  for (const session of everySession()) {
    const breaths = Array.from({ length: session.seconds }, (_, second) => momentAt(session, second).breath);
    const rings = [...session.cues, ...breaths].filter((moment) => moment?.bell);
    expect(rings.length > 0, session.id).toBe(!session.isQuiet && session.id !== 'nar-det-stormer');
    if (!session.isQuiet) continue;
    const [last, ...earlier] = session.cues.filter(({ isSilent }) => !isSilent).toReversed();
    const silence = session.seconds - (last?.atSeconds ?? 0);
    // The longest silence of the second half, in which somebody may have fallen asleep, is the last.
    const halves = earlier.filter(({ atSeconds }) => atSeconds > session.seconds / 2);
    const gaps = halves.map(
      ({ atSeconds }, index) => ((index === 0 ? last : halves[index - 1])?.atSeconds ?? 0) - atSeconds,
    );
    expect(silence, session.id).toBeGreaterThanOrEqual(Math.max(...gaps));
    expect([last, ...earlier].filter((cue) => /\btakk\b|god natt|\bferdig\.$/iu.test(cue?.text ?? ''))).toEqual([]);
  }
});

describe.each([...everySession(), ...ownSessions()])('$id', (session) => {
  test('its steps follow one another from start to end', () => {
    let atSeconds = 0;
    for (const step of session.steps) {
      expect(step.startSeconds).toBe(atSeconds);
      expect(step.seconds).toBeGreaterThan(0);
      atSeconds += step.seconds;
    }
    expect(atSeconds).toBe(session.seconds);
  });

  test('it speaks at the start of every step, and never over itself', () => {
    const times = session.cues.map(({ atSeconds }) => atSeconds);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBe(session.seconds);
    for (const { startSeconds } of session.steps) expect(times).toContain(startSeconds);
    session.cues.forEach((cue, index) => {
      const next = session.cues[index + 1];
      if (!next || cue.isSilent) return;
      expect(next.atSeconds - cue.atSeconds, cue.text).toBeGreaterThanOrEqual(speechSeconds(cue.text));
    });
  });

  test('with a clock held by hand every cue comes once, in order, at its time, and progress only grows', () => {
    const said = followed(session);
    expect(said.map(({ cue }) => cue)).toEqual(session.cues);
    for (const { cue, atMs } of said) {
      const lateMs = atMs - (getReadySeconds + cue.atSeconds) * 1000;
      expect(lateMs).toBeGreaterThanOrEqual(-1);
      expect(lateMs).toBeLessThanOrEqual(100);
    }
  });
});

/** Every session at every length. */
function everySession(): Session[] {
  const shorter = everyLength.flatMap(({ id, minutes }) => {
    const session = sessionOfMinutes(id, minutes);
    return session && minutes !== session.lengths.at(-1) ? [{ ...session, id: `${id}, ${minutes} min` }] : [];
  });
  return [...sessions, ...shorter];
}

/** Which step of a list a pose is, as the ids of its cues count. */
function figureNumber({ steps }: Session, id: string): number {
  const whole = steps.filter(({ side }) => side !== 'second');
  return whole.findLastIndex(({ figure }) => figure === id) + 1;
}

/** Sessions as visitors put them together: every pose as short and as long as it may be, few, one, as many as there is room for. */
function ownSessions(): Session[] {
  const all = sequencePoses.filter(({ block }) => !block).map(({ id }) => id);
  const lists: Record<string, [string, number][]> = {
    'own: one pose': [['vrksasana', shortestHoldSeconds]],
    'own: the first poses, short': all.slice(0, maxPoses).map((id) => [id, shortestHoldSeconds]),
    'own: the last poses, long': all.slice(-maxPoses).map((id) => [id, longestHoldSeconds]),
    'own: the last poses, short': all.slice(-maxPoses).map((id) => [id, shortestHoldSeconds]),
    'own: blocks, short': [
      ['pust', 15],
      ['savasana', 15],
      ['stille', 15],
      ['solhilsen', 1],
    ],
    'own: sections that come again': [
      ['del', 2],
      ['pust', 60],
      ['solhilsen', 3],
      ['del', 4],
      ['balasana', 30],
      ['pust', 300],
      ['stille', 300],
    ],
    'own: one pose again and again': Array.from({ length: maxPoses }, (_, index) => ['vrksasana', 15 + 7 * index]),
  };
  return Object.entries(lists).map(([id, list]) => ({ ...own(...list), id }));
}

function own(...list: readonly (readonly [pose: string, seconds: number])[]): Session {
  const session = sequenceSession(
    list.map(([id, amount]) => ({ id, amount })),
    sequencePoses,
    sequenceWords,
  );
  if (!session) throw new Error('the list is empty');
  return session;
}

/** Plays a whole session; what was said, and when on the clock. */
function followed(session: Session): { cue: Cue; atMs: number }[] {
  const said: { cue: Cue; atMs: number }[] = [];
  let state = playerReducer(session, readyState, { type: 'start', atSeconds: -getReadySeconds });
  let progress = 0;
  for (let atMs = tickMs; state.status === 'running'; atMs += tickMs) {
    state = playerReducer(session, state, { type: 'tick', atSeconds: atMs / 1000 - getReadySeconds });
    for (const cue of state.due) said.push({ cue, atMs });
    const now = momentAt(session, state.positionSeconds).progress;
    expect(now).toBeGreaterThanOrEqual(progress);
    progress = now;
  }
  expect(state.status).toBe('finished');
  expect(progress).toBe(1);
  return said;
}

test('three poses to begin with take as long as it says beside them', () => {
  const taken = beginnings.map(({ name, poses }) => {
    const seconds = sequenceSession(poses, sequencePoses, sequenceWords)?.seconds ?? 0;
    return [name, Math.round(seconds / 60)];
  });
  expect(taken).toEqual(beginnings.map(({ name, minutes }) => [name, minutes]));
});
