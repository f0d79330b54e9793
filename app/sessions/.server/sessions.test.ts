import { describe, expect, test } from 'vitest';
import { listedMeditations, meditations, pageText, poseOf, yogaClasses } from '#app/.server/library.ts';
import { longestHoldSeconds, mostPoses, settleSeconds, shortestHoldSeconds } from '#app/sessions/editor/sequence.ts';
import { played, readyState } from '#app/sessions/player/player-state.ts';
import { sequenceSession } from '#app/sessions/script/from-sequence.ts';
import { speechSeconds } from '#app/sessions/script/pacing.ts';
import type { Cue, Session } from '#app/sessions/script/session.ts';
import { getReadySeconds, momentAt } from '#app/sessions/script/timeline.ts';
import { allBreathings } from '#content';
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

test("the cautions of a session of one's own are those of every pose that is not for beginners", () => {
  const cautionsOf = (id: string) => poseOf(id).precautions.map((care) => `${poseOf(id).name}: ${care}`);
  const session = own(['tadasana', 30], ['ustrasana', 30], ['salamba-sirsasana', 30], ['ustrasana', 15]);
  expect(session.isDemanding).toBe(true);
  expect(session.precautions.slice(1)).toEqual([...cautionsOf('ustrasana'), ...cautionsOf('salamba-sirsasana')]);
  const gentle = own(['tadasana', 30], ['savasana', 30]);
  expect(gentle.isDemanding).toBe(false);
  expect(gentle.precautions).toHaveLength(1);
});

test("in a session of one's own the change says the side, and no pose is left during the one before it", () => {
  const session = own(['tadasana', 30], ['vrksasana', 15], ['bhujangasana', 15]);
  const startOf = (figure: string) => session.steps.find((step) => step.figure === figure)?.startSeconds;
  const change = session.cues.find(({ bell }) => bell === 'side');
  expect(change?.atSeconds).toBe((startOf('vrksasana') ?? Number.NaN) + settleSeconds + 15);
  expect(change?.text).toBe(poseOf('vrksasana').spoken.change[0]);
  const [wayOut = ''] = poseOf('bhujangasana').spoken.out;
  const said = session.cues.find(({ text }) => text === wayOut);
  expect(said?.atSeconds).toBeGreaterThan(startOf('bhujangasana') ?? Number.NaN);
  expect(said?.atSeconds).toBeLessThan(session.seconds);
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
    for (const who of ['gravid', 'skiveprolaps', 'svimmel', 'håndleddene']) expect(precautions.join()).toContain(who);
  });
});

test('what is for the night rings nothing, the breath neither, and ends without a word', () => {
  expect(sessions.filter(({ isQuiet }) => isQuiet).map(({ id }) => id)).toEqual(['sovn', 'dyp-sovnmeditasjon']);
  for (const session of sessions) {
    const breaths = Array.from({ length: session.seconds }, (_, second) => momentAt(session, second).breath);
    const rings = [...session.cues, ...breaths].filter((moment) => moment?.bell);
    expect(rings.length > 0, session.id).toBe(!session.isQuiet);
    expect(session.cues.at(-1)?.isSilent ?? false, session.id).toBe(session.isQuiet);
  }
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
    'own: the last poses, short': all.slice(-mostPoses).map((id) => [id, shortestHoldSeconds]),
    'own: one pose again and again': Array.from({ length: mostPoses }, (_, index) => ['vrksasana', 15 + 7 * index]),
  };
  return Object.entries(lists).map(([id, list]) => ({ ...own(...list), id }));
}

function own(...list: readonly (readonly [pose: string, seconds: number])[]): Session {
  const session = sequenceSession(
    list.map(([id, seconds]) => ({ id, seconds })),
    sequencePoses,
  );
  if (!session) throw new Error('the list is empty');
  return session;
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
