import { describe, expect, test } from 'vitest';
import { sequenceSession } from '#app/practice/from-sequence.ts';
import { speechSeconds } from '#app/practice/pacing.ts';
import { played, readyState } from '#app/practice/player-state.ts';
import { longestHoldSeconds, mostPoses, settleSeconds, shortestHoldSeconds } from '#app/practice/sequence.ts';
import type { Cue, Session } from '#app/practice/session.ts';
import { getReadySeconds, momentAt } from '#app/practice/timeline.ts';
import { listedMeditations, meditations, yogaClasses } from './library.ts';
import { sequencePoses, sessionOf, sessions } from './sessions.ts';

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
  const guided = sessionOf('4-7-8').steps.find(({ breath }) => breath.length > 0);
  expect(guided?.seconds).toBe(4 * (4 + 7 + 8));
});

test('the listed meditations are ten to twenty-five minutes long', () => {
  for (const { slug } of listedMeditations) {
    expect(sessionOf(slug).seconds).toBeGreaterThanOrEqual(10 * 60);
    expect(sessionOf(slug).seconds).toBeLessThanOrEqual(25 * 60);
  }
});

test("a session of one's own holds each side as long as was chosen, with time to come into it", () => {
  const chosen = [
    { id: 'tadasana', seconds: 30 },
    { id: 'vrksasana', seconds: 45 },
  ];
  const session = sequenceSession(chosen, sequencePoses);
  expect(session?.steps.map(({ figure, side, seconds }) => [figure, side, seconds - settleSeconds])).toEqual([
    ['tadasana', null, 30],
    ['vrksasana', 'first', 45],
    ['vrksasana', 'second', 45],
  ]);
  expect(session?.isDemanding).toBe(false);
  expect(sequenceSession([], sequencePoses)).toBeNull();
});

test('a demanding pose brings its cautions before the start', () => {
  const session = sequenceSession([{ id: 'salamba-sirsasana', seconds: 30 }], sequencePoses);
  expect(session?.isDemanding).toBe(true);
  expect(session?.precautions.length).toBeGreaterThan(1);
});

describe.each([...sessions, ...ownSessions()])('$id', (session) => {
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
      if (next) expect(next.atSeconds - cue.atSeconds, cue.text).toBeGreaterThanOrEqual(speechSeconds(cue.text));
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

/** Sessions as visitors put them together: every pose as short and as long as it may be, few, one, as many as there is room for. */
function ownSessions(): Session[] {
  const all = sequencePoses.map(({ id }) => id);
  const lists: Record<string, [string, number][]> = {
    'own: one pose': [['vrksasana', shortestHoldSeconds]],
    'own: the first poses, short': all.slice(0, mostPoses).map((id) => [id, shortestHoldSeconds]),
    'own: the last poses, long': all.slice(-mostPoses).map((id) => [id, longestHoldSeconds]),
    'own: one pose again and again': Array.from({ length: mostPoses }, (_, index) => ['vrksasana', 15 + 7 * index]),
  };
  return Object.entries(lists).map(([id, list]) => {
    const chosen = list.map(([pose, seconds]) => ({ id: pose, seconds }));
    const session = sequenceSession(chosen, sequencePoses);
    if (!session) throw new Error(`${id} is empty`);
    return { ...session, id };
  });
}

/** Plays a whole session; what was said, and when on the clock. */
function followed(session: Session): { cue: Cue; atMs: number }[] {
  const said: { cue: Cue; atMs: number }[] = [];
  let state = played(session, readyState, { type: 'start', atMs: 0 });
  let progress = 0;
  for (let atMs = tickMs; state.status === 'running'; atMs += tickMs) {
    state = played(session, state, { type: 'tick', atMs });
    for (const cue of state.due) said.push({ cue, atMs });
    const now = momentAt(session, state.positionSeconds).progress;
    expect(now).toBeGreaterThanOrEqual(progress);
    progress = now;
  }
  expect(state.status).toBe('finished');
  expect(progress).toBe(1);
  return said;
}
